"""The style sheet of a story: for a desk and a phone, for dark and light."""

CSS = """
:root {
  color-scheme: light dark;
  --paper: #f7f5f0; --card: #fff; --ink: #1d2230; --soft: #5b6274; --line: #dcd8cd;
  --accent: #8a5a00; --mark: #c9a227;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #10131b; --card: #191e2a; --ink: #e6e8ee; --soft: #a0a8ba; --line: #2c3344;
    --accent: #e8c35a; --mark: #c9a227;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
.hero {
  color: #f2f3f7; padding: 3.5rem 1rem 3rem; text-align: center;
  background:
    radial-gradient(1px 1px at 12% 30%, #fff, transparent),
    radial-gradient(1.5px 1.5px at 28% 68%, #cfd8ff, transparent),
    radial-gradient(1px 1px at 43% 18%, #fff, transparent),
    radial-gradient(1.5px 1.5px at 61% 42%, #ffe9b8, transparent),
    radial-gradient(1px 1px at 74% 76%, #fff, transparent),
    radial-gradient(1.5px 1.5px at 88% 24%, #fff, transparent),
    radial-gradient(60rem 22rem at 50% 120%, #3a4a86, transparent 70%),
    #0b0e1a;
}
.hero h1 { margin: 0; font-size: clamp(2.2rem, 7vw, 4rem); line-height: 1.1; }
.hero .result { max-width: 46rem; margin: 1rem auto 0; font-size: 1.2rem; }
.hero .days { margin: .75rem auto 0; color: #b9c2dc; font-size: .9rem; }
nav {
  display: flex; flex-wrap: wrap; justify-content: center; gap: .4rem;
  padding: .8rem 1rem; border-bottom: 1px solid var(--line); background: var(--card);
}
nav a {
  padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem;
  color: var(--ink); text-decoration: none; font-size: .9rem;
}
nav a:hover, nav a:focus { border-color: var(--mark); }
main { max-width: 76rem; margin: 0 auto; padding: 0 1rem 3rem; }
h2 {
  margin: 3rem 0 1rem; padding-bottom: .3rem; font-size: 1.6rem; line-height: 1.25;
  border-bottom: 3px solid var(--mark);
}
h3 { margin: 0 0 .75rem; font-size: 1.25rem; color: var(--accent); }
p { margin: .4rem 0; max-width: 48rem; }
.lead { font-size: 1.15rem; font-weight: 600; }
.small { color: var(--soft); font-size: .9rem; }
code {
  padding: .05em .3em; border-radius: .25em; background: var(--line); font-size: .9em;
}
.people {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: .75rem; margin: 0; padding: 0; list-style: none;
}
.people li, .card {
  padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .6rem;
  background: var(--card);
}
.options { margin: 1rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: .9rem; }
.split { display: grid; gap: 1.25rem; margin: 0 0 2.5rem; }
.split > * { min-width: 0; }
.log { margin: 0; padding: 0; list-style: none; max-width: 48rem; }
.log li { padding: .3rem 0; border-bottom: 1px solid var(--line); }
.log li:last-child { border-bottom: 0; }
figure { margin: 0; }
figure img {
  display: block; width: 100%; height: auto; margin: 0 0 .5rem; border-radius: .5rem;
  background: #0b0e1a;
}
figcaption { color: var(--soft); font-size: .85rem; }
.turn { margin: 0 0 1.5rem; }
#end figure { order: -1; }
footer { padding: 1.5rem 1rem 2.5rem; text-align: center; color: var(--soft); font-size: .85rem; }
@media (min-width: 62rem) {
  .split.both { grid-template-columns: minmax(0, 1fr) minmax(0, 37.5rem); }
  .split.both > :first-child { align-self: start; }
  .split.both figure { align-self: end; position: sticky; bottom: 1rem; }
  #end .split.both figure { order: 0; align-self: start; }
}
@media print {
  nav { display: none; }
  .split.both figure { position: static; }
}
"""

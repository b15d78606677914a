"""temporary"""
import pytest
from datetime import timedelta
from bot.i18n import words
from tests.bot.cogs.test_mine import finish, elsewhere
from tests.bot.helpers.interactions import *
from tests.bot.cogs.test_replay import over, EN
from tests.bot.delivery.test_reminders import reminders
OUT=open("/tmp/work/minepics/screens.txt","a")
def show(title, m):
    m = m.response if hasattr(m,"response") else m
    print("=====",title, file=OUT)
    for p in parts(m):
        if p["type"]==10: print(p["content"],file=OUT)
        if p["type"]==2: print("   [%s%s%s]"%((p.get("emoji") or {}).get("name",""),p["label"], " (off)" if p.get("disabled") else "" + (" ->"+p["url"] if "url" in p else "")),file=OUT)
        if p["type"]==3: print("   <%s>"%p["placeholder"], [o["label"] for o in p["options"]],file=OUT)
        if p["type"]==12: print("   {%s}"%p["items"][0]["media"]["url"][:60],file=OUT)
    OUT.flush()
@pytest.mark.parametrize("l",["en","it","fr","de"])
async def test_show(server,l):
    t=words(l)
    for n in ("Anna","Bruno"): server.person(n,l)
    old=await over(server,"Anna","Bruno")
    end=server.posts()[-1]
    show("end",end)
    anna=server.person("Anna")
    p=await anna.click(end,label=EN("button-replay")); show(l+" replay",p)
    p=await anna.click(p.response,label=t("button-next")); p=await anna.click(p.response,label=t("button-next"));p=await anna.click(p.response,label=t("button-next"));p=await anna.click(p.response,label=t("button-next")); show(l+" replay 5",p)
    p=await anna.click(p.response,label=t("button-eyes-everything")); show(l+" everything",p)
    a=await server.person("Bruno").click(end,label=EN("button-again")); show(l+" again",a)
    show(l+" lobby", server.channel.last_message)
    w=await elsewhere(server,"waits","Anna","Bruno",clock=timedelta(hours=6))
    for seat in range(2): await server.act(w.id,seat,"trade 0")
    sp=await elsewhere(server,"space","Anna","Bruno",game="space1999")
    await server.env.advance_time(3.1*3600)
    for n in ("Anna","Bruno"):
        show(l+" mine "+n, await server.person(n).user.slash("mine"))
        for m in server.direct_messages(n): show(l+" dm "+n,m)

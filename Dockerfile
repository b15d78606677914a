# Mission Control in a container; compose.yaml runs it, docs/operator.md tells how.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
RUN python -m venv --without-pip /opt/mission-control
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY rules rules
COPY render render
COPY bot bot
RUN --mount=type=cache,target=/root/.cache/pip \
    pip --python /opt/mission-control install -c constraints.txt ".[postgres]"

FROM python:${PYTHON}-slim
# Pillow shapes text with FriBiDi, which its wheel doesn't hold.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin \
        mission-control \
    && install --directory --owner=mission-control --group=mission-control --mode=0700 /data
COPY --from=build /opt/mission-control /opt/mission-control
ENV PATH=/opt/mission-control/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    METRICS_PORT=9069
USER mission-control
# The database is made in the folder in which the bot is started.
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 CMD ["mission-control", "healthy"]
ENTRYPOINT ["mission-control"]
CMD ["run"]

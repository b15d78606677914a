"""Settings, from the environment or a file named ``.env``; ``.env.example`` explains each."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LANGUAGES = ("en", "it", "fr", "de")

TOKEN_MISSING = "DISCORD_TOKEN: is needed (see .env.example)"

NEARLY = 0.8
"""How alike two names are, from 0 to 1, of which one may be meant for the other."""


class Settings(BaseSettings):
    """The operator's settings; raises ``pydantic.ValidationError`` naming what is wrong."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///mission-control.sqlite3"
    discord_api_url: str | None = None
    discord_gateway_url: str | None = None
    default_language: Literal["en", "it", "fr", "de"] = "en"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    drawing_process: bool = True
    playground_port: int = Field(default=8069, ge=0, le=65535)

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("discord_api_url")
    @classmethod
    def _http(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError("must start with http:// or https://")
        return value

    @field_validator("discord_gateway_url")
    @classmethod
    def _websocket(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("ws://", "wss://")):
            raise ValueError("must start with ws:// or wss://")
        return value

    @field_validator("database_url")
    @classmethod
    def _asynchronous(cls, value: str) -> str:
        if not value.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            raise ValueError("must start with sqlite+aiosqlite: or postgresql+asyncpg:")
        # Here: the process that draws imports this module, and needs no SQLAlchemy.
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError

        try:
            make_url(value)
        except (ArgumentError, ValueError):
            raise ValueError("isn't of the form dialect://user:password@host:port/name") from None
        return value


def misspelt(names: Iterable[str]) -> dict[str, str]:
    """Names that are no setting but nearly one, such as ``DATABSE_URL``, with the setting meant."""
    known = [name.upper() for name in Settings.model_fields]
    close = {name: get_close_matches(name.upper(), known, 1, NEARLY) for name in names}
    return {name: found[0] for name, found in close.items() if found and name.upper() not in known}

"""Settings, from the environment or a file named ``.env``; ``.env.example`` explains each."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

LANGUAGES = ("en", "it", "fr", "de")


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
        return value

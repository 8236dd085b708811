"""Messages between the processes of one server, through Redis publish/subscribe.

No message is essential, since every process also reads the database every few seconds. While Redis is unavailable, a
limited number of messages is kept, and the processes try to reconnect.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.server.live.process_messages import Envelope

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "tianxia"
MAX_UNSENT: Final = 10_000
"""How many messages are kept while Redis is unavailable; the oldest are dropped first."""
TIMEOUT_S: Final = 3.0
"""After this time without an answer, Redis counts as unavailable."""
RECONNECT_DELAYS_S: Final = (0.1, 0.5, 1.0, 2.0)
"""The pauses before the first attempts to reconnect; the last one applies to all further attempts."""

logger = logging.getLogger("tianxia.server")


class MessageBus:
    """One connection to publish and one to subscribe; both reconnect automatically."""

    def __init__(self, address: str) -> None:
        """Prepare to use the Redis at `address`, a URL, without connecting yet."""
        self.address = address
        self.is_subscribed = False
        self._unsent: deque[bytes] = deque(maxlen=MAX_UNSENT)
        self._wake = asyncio.Event()

    def publish(self, envelope: Envelope) -> None:
        """Queue a message to all processes, including this one; never blocks and never fails."""
        self._unsent.append(msgspec.json.encode(envelope))
        self._wake.set()

    async def check(self) -> None:
        """Raise an error unless this process is subscribed and Redis answers."""
        if not self.is_subscribed:
            raise ConnectionError("not subscribed")
        redis = self._connect()
        try:
            async with asyncio.timeout(TIMEOUT_S):
                await redis.ping()
        finally:
            await _close(redis)

    async def run_publisher(self) -> None:
        """Send the queued messages, until cancelled."""
        attempt = 0
        while True:
            redis = self._connect()
            try:
                while True:
                    await self._wake.wait()
                    self._wake.clear()
                    while self._unsent:
                        async with asyncio.timeout(TIMEOUT_S):
                            await redis.publish(CHANNEL, self._unsent[0])
                        self._unsent.popleft()
                        attempt = 0
            except (OSError, TimeoutError, _redis_error()) as error:
                attempt = await _pause(attempt, "publish", error)
                self._wake.set()
            finally:
                await _close(redis)

    async def messages(self) -> AsyncIterator[Envelope | None]:
        """Yield all messages, until cancelled; yield None whenever a subscription has started, even the first."""
        attempt = 0
        while True:
            redis = self._connect()
            subscription: Any = redis.pubsub(ignore_subscribe_messages=True)
            try:
                async with asyncio.timeout(TIMEOUT_S):
                    await subscription.subscribe(CHANNEL)
                self.is_subscribed = True
                attempt = 0
                yield None
                while True:
                    # Returns after a second at the latest; if Redis was silent, the client has checked the connection.
                    async with asyncio.timeout(1.0 + TIMEOUT_S):
                        message = await subscription.get_message(timeout=1.0)
                    if message is not None and (envelope := _decode(message["data"])) is not None:
                        yield envelope
            except (OSError, TimeoutError, _redis_error()) as error:
                self.is_subscribed = False
                attempt = await _pause(attempt, "subscribe", error)
            finally:
                self.is_subscribed = False
                with suppress(Exception):
                    async with asyncio.timeout(TIMEOUT_S):
                        await subscription.aclose()
                await _close(redis)

    def _connect(self) -> "Redis":
        """Return a client, which connects when it is first used."""
        from redis.asyncio import Redis

        return Redis.from_url(
            self.address, socket_connect_timeout=TIMEOUT_S, socket_keepalive=True, health_check_interval=2
        )


def _redis_error() -> type[Exception]:
    """Return the base class of Redis errors, imported only when it is needed."""
    from redis.exceptions import RedisError

    return RedisError


def _decode(data: bytes) -> Envelope | None:
    """Return a message; None if it cannot be read, since a process of another version has sent it."""
    try:
        return msgspec.json.decode(data, type=Envelope)
    except msgspec.DecodeError as error:
        logger.warning("a message of another process was ignored: %r", error)
        return None


async def _pause(attempt: int, operation: str, error: Exception) -> int:
    """Wait before the next attempt to connect, and return the number of that attempt; log only the first failure."""
    if attempt == 0:
        logger.warning("Redis is unavailable (%s): %r", operation, error)
    await asyncio.sleep(RECONNECT_DELAYS_S[min(attempt, len(RECONNECT_DELAYS_S) - 1)])
    return attempt + 1


async def _close(redis: "Redis") -> None:
    """Close a client; ignore failures."""
    with suppress(Exception):
        async with asyncio.timeout(TIMEOUT_S):
            await redis.aclose()

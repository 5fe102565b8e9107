"""The real site: `config.asgi` under uvicorn in a process of its own, with a folder and database of its own."""

import json
import os
import socket
import subprocess
import sys
import urllib.request
import uuid
from pathlib import Path

import psycopg

ROOT = Path(__file__).resolve().parents[2]


def fresh_database(template: str = "template1") -> dict[str, str]:
    """The environment that gives a site a database of the kind the tests run on, nobody else's.

    It is empty; on PostgreSQL it can be a copy of another one that nobody is connected to.
    """
    cluster = os.environ.get("DATABASE_URL")
    if cluster is None:
        return {}
    name = f"site_{uuid.uuid4().hex}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return {"DATABASE_URL": f"{cluster.rpartition('/')[0]}/{name}"}


class Site:
    """A running site. It is served as in production: debug off, static files collected, cookies as over HTTP.

    The listening socket belongs to the test and outlives the server, so the address survives its death.
    """

    application: tuple[str, ...] = ("config.asgi:application",)
    """What uvicorn is told to serve."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.listener = socket.create_server(("127.0.0.1", 0))
        # As a server does that opens its socket itself: without it most answers wait 40 ms for an acknowledgement.
        self.listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"} | {
            "POLYDECK_VAR": str(folder),
            "POLYDECK_SECRET_KEY": "the-key-of-a-site-under-test-and-of-no-other",
            "POLYDECK_HTTPS": "0",
            "POLYDECK_BOT_PACE": "0",
        }
        self.environment |= environment
        self.process: subprocess.Popen[bytes] | None = None
        self.workers: list[subprocess.Popen[bytes]] = []

    def another(self) -> "Site":
        """A second server of the same site, at an address of its own."""
        return type(self)(self.folder, **self.environment)

    @property
    def database(self) -> Path:
        """Where its SQLite file lies, unless it runs on another database."""
        return self.folder / "polydeck.sqlite3"

    def manage(self, *arguments: str) -> str:
        """Run a management command in the site's environment and give its output."""
        command = [sys.executable, "manage.py", *arguments]
        answer = subprocess.run(command, cwd=ROOT, env=self.environment, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    def prepare(self) -> None:
        """Tables, published cards, demonstration decks and static files."""
        self.manage("prepare_site", "--verbosity=0")

    def start(self) -> None:
        """Serve, and return once the site answers for itself."""
        descriptor = self.listener.fileno()
        command = ["-m", "uvicorn", *self.application, "--fd", str(descriptor), "--lifespan", "on"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command, "--timeout-graceful-shutdown", "3"],
                cwd=ROOT, env=self.environment, stdout=log, stderr=log, pass_fds=[descriptor],
            )  # fmt: skip
        with urllib.request.urlopen(f"{self.url}/healthz", timeout=30) as answer:
            assert json.load(answer)["status"] == "ok"

    def start_worker(self) -> subprocess.Popen[bytes]:
        """One more process that does the tasks of the queue, the bots' moves among them; it needs no server."""
        with (self.folder / "worker.log").open("ab") as log:
            command = [sys.executable, "manage.py", "worker"]
            worker = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=log, stderr=log)
        self.workers.append(worker)
        return worker

    def stop(self) -> int:
        """Ask the server to end, as Ctrl-C and a service manager do, and then its workers; the server's exit code."""
        self.process.terminate()
        code = self.process.wait(timeout=10)
        self.stop_workers()
        return code

    def stop_workers(self) -> None:
        """Ask the workers to end, which they do after the task at hand."""
        for worker in self.workers:
            worker.terminate()
        while self.workers:
            self.workers.pop().wait(timeout=10)

    def kill(self) -> None:
        """End the server with no chance to say goodbye."""
        self.process.kill()
        self.process.wait(timeout=10)

    def close(self) -> None:
        """Give the address back."""
        self.listener.close()

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()

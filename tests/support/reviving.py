"""A server that is killed again and again: `python -m tests.support.reviving <descriptor of its socket>`.

The process knows the code, the templates and the printed cards, and has answered nothing. At each line of its input it
forks one that serves, and says its number; that one remembers as little as a new process, and is there in a tenth of
the time.
"""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.support.site import ROOT, Site


class RevivedSite(Site):
    """The site served by such processes: to kill one costs little."""

    def __init__(self, folder: Path, **environment: str) -> None:
        super().__init__(folder, **environment)
        self.serving = 0

    def start(self) -> None:
        if self.process is None:
            self.process = self._preparing()
        self.process.stdin.write(b"serve\n")
        self.serving = int(self.process.stdout.readline())
        with urllib.request.urlopen(f"{self.url}/healthz", timeout=30) as answer:
            assert answer.status == 200

    def _preparing(self) -> subprocess.Popen[bytes]:
        descriptor = self.listener.fileno()
        command = [sys.executable, "-m", "tests.support.reviving", str(descriptor)]
        with (self.folder / "server.log").open("ab") as log:
            return subprocess.Popen(
                command, cwd=ROOT, env=self.environment, pass_fds=[descriptor],
                bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log,
            )  # fmt: skip

    def kill(self) -> None:
        os.kill(self.serving, signal.SIGKILL)

    def stop(self) -> int:
        self.process.stdin.close()
        self.stop_workers()
        code = self.process.wait(timeout=10)
        self.process.stdout.close()
        return code


def compile_templates() -> None:
    from django.template import engines

    templates = engines["jinja2"].env
    for name in templates.list_templates(filter_func=lambda name: name.startswith(("base", "components/", "play/"))):
        templates.get_template(name)


def main() -> None:
    import uvicorn

    from config.asgi import application
    from rules.catalogues import ruleset

    ruleset("vanguard")
    compile_templates()
    serving = 0
    for _ in sys.stdin:
        if serving:
            os.waitpid(serving, 0)
        serving = os.fork()
        if not serving:
            uvicorn.run(application, fd=int(sys.argv[1]), access_log=False)
            os._exit(0)
        print(serving, flush=True)
    os.kill(serving, signal.SIGTERM)
    os.waitpid(serving, 0)


if __name__ == "__main__":
    main()

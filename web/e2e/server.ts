/** The real server on a port of its own, with a database of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Of every table that names no other: what is dealt and thrown is the same in every run. */
export const SEED = 'ides of march';

const ROOT = resolve(import.meta.dirname, '../..');

export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'bellum-web-'));
  #port = 0;
  #process: ChildProcess | null = null;

  constructor(public environment: Record<string, string> = {}) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const python = process.env.BELLUM_PYTHON ?? join(ROOT, '.venv/bin/python');
    const child = spawn(
      python,
      ['-m', 'bellum.cli', 'serve', '--port', String(this.#port), '--log-level', 'warning'],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          BELLUM_DATA: this.#data,
          BELLUM_LIMITS: '0', // a robot clicks faster than any person
          BELLUM_MACHINE_PACE: '0',
          BELLUM_MACHINE_LEVEL: 'greedy', // a planner looks at the clock, and would play another game
          BELLUM_PATIENCE: '60', // a busy machine is no stopped database
          BELLUM_MACHINE_BUDGET: '300', // a machine that runs out of time would play another game
          BELLUM_TEST_SEED: SEED,
          ...this.environment,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    this.#process = child;
    // No deadline of its own: on a busy machine only the test's says when to give up.
    while (child.exitCode === null) {
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server ended with code ${child.exitCode}`);
  }

  /** Stop it, politely or not; `start` brings it back on the same port with the same database. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child?.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await ended;
    clearTimeout(timer);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

/** Work that outlives the call that asked for it: mails, sweeping. A failure is logged, never thrown into the void. */
export class Background {
  readonly #running = new Map<Promise<void>, string>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** The names of what runs now. */
  get running(): string[] {
    return [...this.#running.values()];
  }

  run(name: string, task: () => Promise<void>): void {
    const running = task()
      .catch((error: unknown) => this.#log.error({ err: error, task: name }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.set(running, name);
  }

  /** Repeats a task until the service stops. The first run is one interval from now. */
  every(seconds: number, name: string, task: () => Promise<void>): void {
    this.#timers.push(setInterval(() => this.run(name, task), seconds * 1000).unref());
  }

  /** Starts nothing on its own any more. */
  stop(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  /** Resolves when all work is done, work that it started in turn included. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.keys());
  }

  /** Waits for the work, but no longer than a stop can; says what it leaves undone. */
  async idleWithin(milliseconds: number): Promise<void> {
    await Promise.race([this.idle(), wait(milliseconds, undefined, { ref: false })]);
    if (this.#running.size > 0) this.#log.error({ tasks: this.running }, 'background work left undone');
  }
}

import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

import { outsideTransaction } from './open-transaction.ts';

/** Runs tasks that outlive the call that starts them, such as emails and sweeps. Logs their errors. */
export class Background {
  readonly #running = new Map<Promise<void>, string>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** The names of the running tasks. */
  get running(): string[] {
    return [...this.#running.values()];
  }

  run(name: string, task: () => Promise<void>): void {
    const running = outsideTransaction(task)
      .catch((error: unknown) => this.#log.error({ err: error, task: name }, 'background task failed'))
      .finally(() => this.#running.delete(running));
    this.#running.set(running, name);
  }

  /** Repeats a task until `stop`. The first run is after one interval. */
  every(seconds: number, name: string, task: () => Promise<void>): void {
    this.#timers.push(setInterval(() => this.run(name, task), seconds * 1000).unref());
  }

  /** Ends the repetitions. Running tasks continue. */
  stop(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  /** Waits for all tasks, also those that tasks start. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.keys());
  }

  /** Waits for all tasks up to a timeout, and logs those that still run. */
  async idleWithin(milliseconds: number): Promise<void> {
    await Promise.race([this.idle(), wait(milliseconds, undefined, { ref: false })]);
    if (this.#running.size > 0) this.#log.error({ tasks: this.running }, 'background tasks did not end in time');
  }
}

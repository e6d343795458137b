import type { FastifyBaseLogger } from 'fastify';

/** Work that outlives the call that asked for it: mails, sweeping. A failure is logged, never thrown into the void. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  run(name: string, task: () => Promise<void>): void {
    const running = task()
      .catch((error: unknown) => this.#log.error({ err: error, task: name }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all work is done, work that it started in turn included. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

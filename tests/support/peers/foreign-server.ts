import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 20_000;

/** A server of other authors: a process with a folder of its own, which is deleted when the process has ended. */
export class ForeignServer implements AsyncDisposable {
  readonly folder: string;
  readonly #process: ChildProcess;

  protected constructor(folder: string, process: ChildProcess) {
    this.folder = folder;
    this.#process = process;
  }

  /** @throws with what it says about its failure, if it is not ready in time. */
  protected async ready(isReady: () => boolean | Promise<boolean>, failure: () => string | Promise<string>) {
    const end = performance.now() + START_MS;
    while (performance.now() < end && this.#process.exitCode === null) {
      if (await isReady()) return;
      await wait(50);
    }
    const message = await failure();
    await this[Symbol.asyncDispose]();
    throw new Error(message);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill();
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Whether a server answers a request with a status below 400. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 400,
    () => false,
  );

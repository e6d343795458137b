import { now } from '#server/now.ts';

/** Read now and then, and remembered in between: for whoever decides how to ask, never for what is answered. */
export class Remembered<T> {
  readonly #read: () => Promise<T>;
  readonly #seconds: number;
  #reading: Promise<T> | undefined;
  #readAt = 0;

  constructor(read: () => Promise<T>, { seconds }: { seconds: number }) {
    this.#read = read;
    this.#seconds = seconds;
  }

  current(): Promise<T> {
    const age = now().getTime() - this.#readAt;
    if (this.#reading === undefined || age > this.#seconds * 1000) {
      this.#readAt = now().getTime();
      const reading = this.#read();
      this.#reading = reading;
      reading.catch(() => (this.#reading = undefined));
    }
    return this.#reading;
  }
}

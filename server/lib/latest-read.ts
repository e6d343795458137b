/**
 * A value that is read again from time to time. Of concurrent reads, the one that began last counts: an earlier one may not see
 * what was committed since.
 */
export class LatestRead<Value> {
  value: Value;
  readonly #read: () => Promise<Value>;
  #begun = 0;

  constructor(initial: Value, read: () => Promise<Value>) {
    this.value = initial;
    this.#read = read;
  }

  async update(): Promise<void> {
    this.#begun += 1;
    const own = this.#begun;
    const value = await this.#read();
    if (own === this.#begun) this.value = value;
  }
}

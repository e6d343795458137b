/**
 * Bounds how many tasks run at a time, in total and for each owner. A free slot goes to the waiting owner with the fewest
 * running tasks, so that an owner whose tasks are slow delays itself rather than the others.
 */
export class FairSlots {
  readonly #perOwner: number;
  readonly #running = new Map<string, number>();
  /** The tasks that wait for a slot, oldest first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #free: number;

  constructor({ perOwner, total }: { perOwner: number; total: number }) {
    this.#perOwner = perOwner;
    this.#free = total;
  }

  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), start]);
      this.#startNext();
    });
    try {
      return await task();
    } finally {
      this.#end(owner);
      this.#startNext();
    }
  }

  #startNext(): void {
    const owner = this.#free > 0 ? this.#nextOwner() : undefined;
    if (owner === undefined) return;
    const [start, ...others] = this.#waiting.get(owner)!;
    // Deleted and set again: of owners with as many running tasks, the one that has waited longest is the next.
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#running.set(owner, this.#runningOf(owner) + 1);
    this.#free -= 1;
    start!();
  }

  #nextOwner(): string | undefined {
    let next: string | undefined;
    for (const owner of this.#waiting.keys()) {
      const running = this.#runningOf(owner);
      if (running < (next === undefined ? this.#perOwner : this.#runningOf(next))) next = owner;
    }
    return next;
  }

  #end(owner: string): void {
    const running = this.#runningOf(owner) - 1;
    if (running > 0) this.#running.set(owner, running);
    else this.#running.delete(owner);
    this.#free += 1;
  }

  #runningOf(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }
}

import { hash, randomBytes } from 'node:crypto';

/** Random, so that a file cannot be made of colliding keys. */
const salt = randomBytes(16).toString('hex');

const FIRST_SIZE = 4096;
/** Of four slots, three have keys before the index grows. */
const MOST_USED = 0.75;

/**
 * Which record has a key, for millions of them: open addressing in typed arrays, 16 bytes a slot. A record with a higher score
 * replaces another one. Scores are whole numbers below 2³².
 */
export class KeyIndex {
  #size = 0;
  #keys = new Uint32Array(2 * FIRST_SIZE);
  #records = new Uint32Array(FIRST_SIZE);
  #scores = new Uint32Array(FIRST_SIZE);

  /** Gives the key to the record, unless another one has it with the same or a higher score. Records begin with 1. */
  claim(key: string, record: number, score = 0): void {
    if (this.#size >= this.#records.length * MOST_USED) this.#grow();
    const [high, low] = parts(key);
    const slot = this.#slotOf(high, low);
    if (this.#records[slot] === 0) this.#size += 1;
    else if (this.#scores[slot]! >= score) return;
    this.#put(slot, { high, low, record, score });
  }

  /** The record that has the key; 0 if none does. */
  recordOf(key: string): number {
    return this.#records[this.#slotOf(...parts(key))]!;
  }

  has(key: string): boolean {
    return this.recordOf(key) !== 0;
  }

  #put(slot: number, { high, low, record, score }: { high: number; low: number; record: number; score: number }): void {
    this.#keys[slot * 2] = high;
    this.#keys[slot * 2 + 1] = low;
    this.#records[slot] = record;
    this.#scores[slot] = score;
  }

  /** The slot of a key, or the free one where it belongs. */
  #slotOf(high: number, low: number): number {
    const mask = this.#records.length - 1;
    let slot = low & mask;
    while (this.#records[slot] !== 0 && (this.#keys[slot * 2] !== high || this.#keys[slot * 2 + 1] !== low))
      slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, records, scores] = [this.#keys, this.#records, this.#scores];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#records = new Uint32Array(records.length * 2);
    this.#scores = new Uint32Array(scores.length * 2);
    for (const [slot, record] of records.entries()) {
      if (record === 0) continue;
      const [high, low] = [keys[slot * 2]!, keys[slot * 2 + 1]!];
      this.#put(this.#slotOf(high, low), { high, low, record, score: scores[slot]! });
    }
  }
}

function parts(key: string): [high: number, low: number] {
  // As text: millions of small buffers would fragment the memory of the process.
  const digest = hash('sha1', salt + key, 'binary');
  return [numberAt(digest, 0), numberAt(digest, 4)];
}

/** Four bytes. */
function numberAt(text: string, at: number): number {
  return (
    (text.charCodeAt(at) |
      (text.charCodeAt(at + 1) << 8) |
      (text.charCodeAt(at + 2) << 16) |
      (text.charCodeAt(at + 3) << 24)) >>>
    0
  );
}

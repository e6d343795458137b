import { closeSync, constants, openSync, readSync } from 'node:fs';

import { readJson } from './json-records.ts';
import { KeyIndex } from './key-index.ts';

/** Records are mostly wanted in the order in which they stand in the file. */
const BLOCK = 256 * 1024;
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW;

type Values = Readonly<Record<string, unknown>>;

interface IndexOptions {
  arrays?: readonly string[];
  /** The id of a record; null for one that is not indexed. Of two records with one id the later one is found. */
  idOf: (values: Values) => string | null;
}

/**
 * The records of a second file, by the id of those of the first one. The index has the place of each record, 28 bytes, and the
 * record is read again when it is wanted; only those of a compressed file, which has no places, stay in memory.
 */
export class RecordIndex {
  readonly #idOf: IndexOptions['idOf'];
  readonly #numbers = new KeyIndex();
  #size = 0;
  #starts = new Float64Array(1024);
  #lengths = new Uint32Array(1024);
  /** The number of the first record of each file. */
  readonly #files: { path: string; first: number; descriptor: number | null }[] = [];
  readonly #texts = new Map<number, string>();
  readonly #block = { file: '', start: 0, length: 0, bytes: Buffer.alloc(0) };

  private constructor(idOf: IndexOptions['idOf']) {
    this.#idOf = idOf;
  }

  static async of(files: readonly string[], { arrays = [], idOf }: IndexOptions): Promise<RecordIndex> {
    const index = new RecordIndex(idOf);
    for (const path of files) await index.#read(path, arrays);
    return index;
  }

  async #read(path: string, arrays: readonly string[]): Promise<void> {
    const isCompressed = path.endsWith('.gz');
    this.#files.push({ path, first: this.#size + 1, descriptor: isCompressed ? null : openSync(path, OPEN_FLAGS) });
    for await (const { value, place, end } of readJson(path, { arrays })) {
      const id = typeof value === 'object' && value !== null ? this.#idOf(value as Values) : null;
      if (id === null) continue;
      this.#size += 1;
      this.#put(this.#size, place.offset, end - place.offset);
      if (isCompressed) this.#texts.set(this.#size, JSON.stringify(value));
      this.#numbers.claim(id, this.#size, this.#size);
    }
  }

  #put(number: number, start: number, length: number): void {
    if (number >= this.#starts.length) {
      const [starts, lengths] = [this.#starts, this.#lengths];
      this.#starts = new Float64Array(starts.length * 2);
      this.#lengths = new Uint32Array(lengths.length * 2);
      this.#starts.set(starts);
      this.#lengths.set(lengths);
    }
    this.#starts[number] = start;
    this.#lengths[number] = length;
  }

  /** The record with the id, or null. */
  find(id: string): Values | null {
    const number = this.#numbers.recordOf(id);
    if (number === 0) return null;
    const values = JSON.parse(this.#texts.get(number) ?? this.#textOf(number)) as Values;
    return this.#idOf(values) === id ? values : null;
  }

  #textOf(number: number): string {
    const [start, length] = [this.#starts[number]!, this.#lengths[number]!];
    const { path, descriptor } = this.#files.findLast(({ first }) => first <= number)!;
    const block = this.#block;
    if (block.file !== path || start < block.start || start + length > block.start + block.length) {
      if (block.bytes.length < Math.max(BLOCK, length)) block.bytes = Buffer.allocUnsafe(Math.max(BLOCK, length));
      block.length = readSync(descriptor!, block.bytes, 0, block.bytes.length, start);
      Object.assign(block, { file: path, start });
    }
    const from = start - block.start;
    return block.bytes.toString('utf8', from, from + length);
  }

  close(): void {
    for (const { descriptor } of this.#files) if (descriptor !== null) closeSync(descriptor);
    this.#files.length = 0;
  }
}

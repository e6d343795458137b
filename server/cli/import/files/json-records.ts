import { CommandError } from '#server/cli/command.ts';

import { readText, type TextPiece } from './open-file.ts';

export const MAX_RECORD = 1024 * 1024;
const MAX_DEPTH = 32;

/** A record of a file. */
export interface FileRecord {
  file: string;
  line: number;
  /** The name of the array that contains it, if the file is an object of arrays. */
  array: string | null;
  /** Where it begins. */
  place: RecordPlace;
  /** The byte after it. */
  end: number;
  /** Undefined for a record that cannot be read. */
  value?: unknown;
  problem?: 'unreadable_record' | 'record_too_large';
}

/** Where a record begins, so that reading can go on there. */
export interface RecordPlace {
  /** In bytes. */
  offset: number;
  line: number;
  /** Brackets that are open before it. */
  level?: number;
  array?: string | null;
}

interface Reading {
  /** Arrays of an object that is the whole file, such as `users`, whose elements are records. */
  arrays?: readonly string[];
  /** Whether a record is wanted, by its beginning; others are not parsed. */
  wants?: (text: string) => boolean;
  /** The first record. */
  from?: RecordPlace | undefined;
}

/**
 * The objects of a JSON file: of an array, one a line or one after the other, or those of arrays in one object. The file is
 * read in pieces, and a record is parsed when it is complete.
 */
export async function* readJson(file: string, { arrays = [], wants, from }: Reading = {}): AsyncGenerator<FileRecord> {
  const splitter = new Splitter(file, arrays, from);
  for await (const piece of readText(file, from?.offset)) {
    for (const { text: record, tooLarge, place, end } of splitter.push(piece)) {
      const own = { file, line: place.line, array: place.array ?? null, place, end };
      if (tooLarge) yield { ...own, problem: 'record_too_large' };
      else if (wants?.(record) ?? true) yield parse(record, own);
    }
  }
  splitter.end();
}

function parse(text: string, place: Omit<FileRecord, 'value' | 'problem'>): FileRecord {
  try {
    return { ...place, value: JSON.parse(text) as unknown };
  } catch {
    return { ...place, problem: 'unreadable_record' };
  }
}

interface Split {
  text: string;
  tooLarge: boolean;
  place: RecordPlace;
  end: number;
}

const [QUOTE, BACKSLASH, COLON, COMMA, NEWLINE] = [34, 92, 58, 44, 10];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
const isBlank = (code: number) => code === 32 || code === 9 || code === 13 || code === NEWLINE;

/** Finds where records begin and end, by depth and strings only. */
class Splitter {
  readonly #file: string;
  readonly #arrays: readonly string[];
  #line: number;
  /** Open brackets. Records begin at `#level`: 1 within an array, 2 within an array of an object, 0 otherwise. */
  #depth: number;
  #level: number;
  #array: string | null;
  #inString = false;
  #escaped = false;
  /** Parts of the record that has begun; null between records. */
  #record: string[] | null = null;
  #length = 0;
  #place: RecordPlace;
  #tooLarge = false;
  /** The last string at the first level of an object: a name, if a colon follows. */
  #name = '';
  #isNamed = false;
  #capturesName = false;
  #inObject: boolean;

  constructor(file: string, arrays: readonly string[], from: RecordPlace = { offset: 0, line: 1 }) {
    const { line, level = 0, array = null } = from;
    this.#file = file;
    this.#arrays = arrays;
    this.#place = from;
    this.#line = line;
    this.#depth = this.#level = level;
    this.#array = array;
    // An array of an object that is the whole file.
    this.#inObject = level === 2;
  }

  *push({ text, start }: TextPiece): Generator<Split> {
    let from = 0;
    // The offset of a character of the text in bytes.
    let [counted, bytes] = [0, start];
    const offsetOf = (at: number) => {
      bytes += Buffer.byteLength(text.slice(counted, at));
      counted = at;
      return bytes;
    };
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) this.#line += 1;
      if (this.#inString) {
        if (this.#capturesName && code !== QUOTE && this.#name.length < 64) this.#name += text[at]!;
        if (this.#escaped) this.#escaped = false;
        else if (code === BACKSLASH) this.#escaped = true;
        else if (code === QUOTE) this.#inString = false;
        continue;
      }
      if (this.#record === null) {
        if (this.#begins(code)) {
          this.#record = [];
          this.#length = 0;
          this.#tooLarge = false;
          this.#place = { offset: offsetOf(at), line: this.#line, level: this.#level, array: this.#array };
          from = at;
        }
      } else if (code === QUOTE) this.#inString = true;
      if (this.#record === null) continue;
      if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
        this.#depth += 1;
        if (this.#depth - this.#level > MAX_DEPTH) this.#tooLarge = true;
      } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
        this.#depth -= 1;
        if (this.#depth === this.#level) {
          this.#add(text.slice(from, at + 1));
          const record = this.#tooLarge ? '' : this.#record.join('');
          yield { text: record, tooLarge: this.#tooLarge, place: this.#place, end: offsetOf(at + 1) };
          this.#record = null;
        }
      }
    }
    if (this.#record !== null) this.#add(text.slice(from));
  }

  /** @throws CommandError if the file ends within a record or an array. */
  end(): void {
    if (this.#record !== null || this.#inString) {
      throw new CommandError(
        `${this.#file} ends within the record that begins in line ${this.#place.line}: it is incomplete.`,
      );
    }
    if (this.#depth > 0) throw new CommandError(`${this.#file} ends within an array or object: it is incomplete.`);
  }

  #add(part: string): void {
    this.#length += part.length;
    if (this.#length > MAX_RECORD) this.#tooLarge = true;
    if (this.#tooLarge) this.#record = [];
    else this.#record!.push(part);
  }

  /** Handles a character between records. @returns whether a record begins with it. */
  #begins(code: number): boolean {
    if (isBlank(code) || code === COMMA) {
      if (code === COMMA) this.#isNamed = false;
      return false;
    }
    const isWrapper = this.#arrays.length > 0;
    const isElement = !isWrapper || this.#array !== null || (this.#level === 1 && !this.#inObject);
    if (code === OPEN_OBJECT && this.#depth === this.#level && isElement) {
      this.#capturesName = false;
      return true;
    }
    if (code === OPEN_ARRAY && this.#depth === 0) {
      this.#depth = this.#level = 1;
      return false;
    }
    if (isWrapper) return this.#withinWrapper(code);
    if (code === CLOSE_ARRAY && this.#depth === 1) {
      this.#depth = this.#level = 0;
      return false;
    }
    throw new CommandError(`${this.#file}, line ${this.#line}: expected a JSON object.`);
  }

  /** In an object of arrays: everything but the elements of the wanted arrays is skipped. */
  #withinWrapper(code: number): boolean {
    if (code === QUOTE) {
      this.#inString = true;
      this.#capturesName = this.#inObject && this.#depth === 1 && !this.#isNamed;
      if (this.#capturesName) this.#name = '';
    } else if (code === COLON) {
      if (this.#depth === 1) this.#isNamed = true;
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (this.#depth === 0) this.#inObject = code === OPEN_OBJECT;
      const isWanted = code === OPEN_ARRAY && this.#inObject && this.#depth === 1 && this.#arrays.includes(this.#name);
      this.#depth += 1;
      if (isWanted) {
        this.#array = this.#name;
        this.#level = this.#depth;
      }
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      this.#depth -= 1;
      if (this.#array !== null && this.#depth < this.#level) {
        this.#array = null;
        this.#level = 0;
      }
      if (this.#depth === 0) {
        this.#inObject = false;
        this.#level = 0;
      }
    } else if (this.#depth === 0) throw new CommandError(`${this.#file}, line ${this.#line}: expected a JSON object.`);
    return false;
  }
}

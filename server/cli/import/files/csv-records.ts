import { CommandError } from '#server/cli/command.ts';

import { MAX_RECORD, type RecordPlace } from './json-records.ts';
import { readText, type TextPiece } from './open-file.ts';

const MAX_COLUMNS = 200;

export interface CsvRow {
  line: number;
  /** The byte at which it begins. */
  offset: number;
  values: string[];
}

/** The rows of a CSV file (RFC 4180), with any end of line, in pieces. Empty lines are skipped. */
export async function* readCsvRows(file: string, from?: RecordPlace): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(file, from?.line);
  for await (const piece of readText(file, from?.offset)) yield* reader.push(piece);
  yield* reader.end();
}

class CsvReader {
  readonly #file: string;
  #line: number;
  #start: number;
  /** Of the row, in bytes. */
  #offset: number | null = null;
  #values: string[] = [];
  #value = '';
  #state: 'start' | 'plain' | 'quoted' | 'quote in quoted' = 'start';
  #quoteLine = 0;
  #afterReturn = false;

  constructor(file: string, line = 1) {
    this.#file = file;
    this.#line = this.#start = line;
  }

  *push({ text, start }: TextPiece): Generator<CsvRow> {
    let [counted, bytes] = [0, start];
    const offsetOf = (at: number) => {
      bytes += Buffer.byteLength(text.slice(counted, at));
      counted = at;
      return bytes;
    };
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]!;
      const isSecondEnd = character === '\n' && this.#afterReturn;
      if (!isSecondEnd) this.#offset ??= offsetOf(at);
      this.#afterReturn = false;
      if (character === '\n' && !isSecondEnd) this.#line += 1;
      if (this.#state === 'quoted') {
        const end = endOfPlain(text, at, '"');
        if (end > at) {
          this.#line += countLines(text, at + 1, end);
          this.#append(text.slice(at, end));
          at = end - 1;
        } else this.#state = 'quote in quoted';
        continue;
      }
      if (character === '"' && (this.#state === 'start' || this.#state === 'quote in quoted')) {
        if (this.#state === 'quote in quoted') this.#append('"');
        else this.#quoteLine = this.#line;
        this.#state = 'quoted';
      } else if (character === ',') this.#endValue();
      else if (character === '\n' || character === '\r') {
        if (isSecondEnd) continue;
        if (character === '\r') {
          this.#afterReturn = true;
          this.#line += 1;
        }
        yield* this.#endRow();
      } else {
        this.#append(character);
        this.#state = 'plain';
      }
    }
  }

  *end(): Generator<CsvRow> {
    if (this.#state === 'quoted') {
      throw new CommandError(`${this.#file}: the quote that begins in line ${this.#quoteLine} is not closed.`);
    }
    yield* this.#endRow();
  }

  #append(text: string): void {
    this.#value += text;
    if (this.#value.length > MAX_RECORD) {
      throw new CommandError(
        `${this.#file}: a value that begins in line ${this.#start} is longer than 1 MiB. A quote may be missing.`,
      );
    }
  }

  #endValue(): void {
    this.#values.push(this.#value);
    this.#value = '';
    this.#state = 'start';
    if (this.#values.length > MAX_COLUMNS) {
      throw new CommandError(`${this.#file}, line ${this.#start}: more than ${MAX_COLUMNS} columns.`);
    }
  }

  *#endRow(): Generator<CsvRow> {
    const isEmpty = this.#values.length === 0 && this.#value === '' && this.#state === 'start';
    if (!isEmpty) {
      this.#endValue();
      yield { line: this.#start, offset: this.#offset ?? 0, values: this.#values };
    }
    this.#offset = null;
    this.#values = [];
    this.#start = this.#line;
  }
}

function endOfPlain(text: string, from: number, stop: string): number {
  const end = text.indexOf(stop, from);
  return end < 0 ? text.length : end;
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

export interface CsvRecord {
  file: string;
  line: number;
  place: RecordPlace;
  /** Empty values are absent. Undefined for a row with another number of columns. */
  value?: Readonly<Record<string, string>>;
}

/**
 * The rows of a file with a header. Each of `required` has to be a column.
 *
 * @throws CommandError for another header.
 */
export async function* readCsv(
  file: string,
  required: readonly string[],
  from?: RecordPlace,
): AsyncGenerator<CsvRecord> {
  let header = from === undefined ? null : await readHeader(file, required);
  for await (const { line, offset, values } of readCsvRows(file, from)) {
    const place = { offset, line };
    if (header === null) header = headerOf(file, values, required);
    else if (values.length !== header.length) yield { file, line, place };
    else {
      const entries = header.map((name, n) => [name, values[n]!] as const).filter(([, value]) => value !== '');
      yield { file, line, place, value: Object.fromEntries(entries) };
    }
  }
  if (header === null) throw new CommandError(`${file} is empty.`);
}

async function readHeader(file: string, required: readonly string[]): Promise<string[] | null> {
  for await (const { values } of readCsvRows(file)) return headerOf(file, values, required);
  return null;
}

function headerOf(file: string, values: readonly string[], required: readonly string[]): string[] {
  const header = values.map((name) => name.trim());
  requireColumns(file, header, required);
  return header;
}

function requireColumns(file: string, header: readonly string[], required: readonly string[]): void {
  if (header.length === 1 && header[0]!.includes(';')) {
    throw new CommandError(`${file} separates its columns by semicolons: export it with commas.`);
  }
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0)
    throw new CommandError(
      `${file} has no column ${missing.join(', ')}. Its header is: ${header.join(', ').slice(0, 500)}`,
    );
  const twice = header.filter((name, n) => header.indexOf(name) !== n);
  if (twice.length > 0) throw new CommandError(`${file} has the column ${twice[0]} twice.`);
}

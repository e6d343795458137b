import type { ParseArgsOptionsConfig } from 'node:util';

import type { Options } from '#server/app/configuration.ts';

import type { RecordPlace } from '#server/cli/import/files/json-records.ts';

import type { Kind, Mapped, Unreadable } from './mapped.ts';

/** The values of flags that are texts. */
export type FlagValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** A product that users come from: it only reads. */
export interface ImportSource {
  name: string;
  /** Lines of the usage. */
  usage: string;
  flags: ParseArgsOptionsConfig;
  /** Checks the flags and opens the files. @throws CommandError for a file of another form. */
  open(input: SourceInput): Promise<Reader>;
}

export interface SourceInput {
  flags: FlagValues;
  /** Arguments without a name. */
  names: readonly string[];
  options: Options;
}

/** Where an object of a source begins: a file and a place in it, or the row of a database after which it stands. */
export interface Place {
  file?: number;
  record?: RecordPlace;
  after?: string;
  line?: number;
}

/** Where reading begins, and where the object begins of which the last record is. A reader without places sets none. */
export interface Cursor {
  from?: Place | undefined;
  at?: Place;
}

/** The records of a source. Each kind can be read several times, with the same records in the same order. */
export interface Reader extends Partial<AsyncDisposable> {
  /** For the fingerprint of the run. */
  files: readonly string[];
  /** Of a source without files. */
  fingerprint?: string;
  read(kind: Kind, cursor?: Cursor): AsyncIterable<Mapped | Unreadable>;
  /** What the product has and the export has not, or what is not read; a line each. */
  leftOut(): readonly string[];
  /** Whether the hashes need parameters that stand outside the files of the users, which one password has to prove. */
  needsProbe?: boolean;
}

const MAX_ID = 512;

/** The records of a kind. One whose id is missing, or has control characters, cannot be read. */
export async function* recordsOf(reader: Reader, kind: Kind, cursor: Cursor = {}): AsyncGenerator<Mapped | Unreadable> {
  for await (const record of reader.read(kind, cursor)) {
    if ('unreadable' in record) yield record;
    else if (record.sourceId !== '' && record.sourceId.length <= MAX_ID && !/[\p{Cc}\p{Cs}]/u.test(record.sourceId))
      yield record;
    else yield { sourceId: null, line: record.line, unreadable: 'unreadable_record', detail: 'id' };
  }
}

/** The value of a flag that takes a text. */
export function textFlag(flags: FlagValues, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** `a=b` pairs of a flag that can be repeated, or separates them by commas. */
export function mapFlag(flags: FlagValues, name: string): Map<string, string> {
  const texts = [flags[name] ?? []].flat().flatMap((text) => String(text).split(','));
  return new Map(
    texts.filter(Boolean).map((text) => {
      const at = text.lastIndexOf('=');
      return at < 0 ? ([text, text] as const) : ([text.slice(0, at), text.slice(at + 1)] as const);
    }),
  );
}

export function listFlag(flags: FlagValues, name: string): string[] {
  return [...mapFlag(flags, name).keys()];
}

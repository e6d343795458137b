import { hash } from 'node:crypto';

import { parse as parseUuid, validate } from 'uuid';

import { now } from '#server/lib/now.ts';
import type { Options } from '#server/app/configuration.ts';

import type { Source, SourceRow } from './source.ts';

/** A row of a Gatehouse table by column name. */
export type Row = { id: string } & Record<string, unknown>;

/** Converts the value of one column. */
export type Convert = (value: unknown, row: SourceRow, secrets: readonly string[]) => unknown;

/** How the rows of one table are imported. */
export interface TableImport {
  table: string;
  /** The table of the source, if it has another name. */
  source?: string;
  /** A statement for the rows, if they are not those of one table; null if there are none. */
  select?: (source: Source) => string | null;
  /** Adds to the rows what is not in their table, or has to be read asynchronously. */
  prepare?: (rows: SourceRow[], run: { source: Source; options: Options }) => Promise<SourceRow[]>;
  /** Every column that is read, in camel case. The value goes to the column of the same name, or nowhere for null. */
  columns: Record<string, Convert | null>;
  /** Columns of the new row whose values come from columns of other names. */
  derived?: (row: SourceRow) => Record<string, unknown>;
  /** The reason to skip a row. */
  skip?: (row: SourceRow, secrets: readonly string[], options: Options) => string | false;
  /** Foreign keys of the new row: column -> table. A row is skipped if the referenced row was not imported. */
  references?: Record<string, string>;
  /** The unique value that a conflicting row shares with an existing one. */
  unique?: string;
}

/** Source ids are text of any form; an id always becomes the same UUID, so that an import can be repeated. */
const NAMESPACE = parseUuid('5f0b1a52-3b1f-4c52-9d3c-6f1f0a1de0a7');

export function newId(table: string, id: unknown): string {
  const text = String(id);
  return validate(text) ? text.toLowerCase() : nameBasedUuid(`${table}:${text}`);
}

/** Version 5 of RFC 9562. The package `uuid` takes three times as long for it, and an import has millions of ids. */
function nameBasedUuid(name: string): string {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(name)]));
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const id =
  (table: string): Convert =>
  (value) =>
    newId(table, value);
export const optionalId =
  (table: string): Convert =>
  (value) =>
    value ? newId(table, value) : null;
export const orElse =
  (fallback: string): Convert =>
  (value) =>
    value || fallback;
export const orNull: Convert = (value) => value ?? null;
export const isTrue: Convert = (value) => value === true;

export const createdAt: Convert = (value) => value ?? now();
const updatedAt: Convert = (value, row) => value ?? row['createdAt'] ?? now();
export const timestamps = { createdAt, updatedAt };

/** The object that a column of JSON contains. */
export function objectIn(value: unknown): Record<string, unknown> | null {
  const decoded = decode(value);
  const isObject = typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded);
  return isObject ? (decoded as Record<string, unknown>) : null;
}

/** Stored as JSON, which some releases encode twice; no value is stored as `null`, too. */
export function decode(value: unknown): unknown {
  let decoded = value;
  for (let encodings = 0; encodings < 2 && typeof decoded === 'string'; encodings += 1) decoded = parse(decoded);
  return decoded ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

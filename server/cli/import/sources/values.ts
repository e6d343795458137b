import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import { unsupported, type LeftHash } from '#server/cli/import/hashes/read-hash.ts';

/** An object of an export whose values can have any type. */
export type Values = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

export function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** Null for an empty text, and for another type. */
export function textIn(values: Values, name: string): string | null {
  const value = values[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Exports have booleans also as text. */
export function isSet(values: Values, name: string): boolean {
  const value = values[name];
  return value === true || value === 'true';
}

/** A time as milliseconds, as a number in a text, as ISO 8601, or as `{ $date }`. */
export function timeOf(value: unknown): Date | null {
  const own = typeof value === 'object' && value !== null && '$date' in value ? (value as Values)['$date'] : value;
  if (typeof own !== 'string' && typeof own !== 'number') return own instanceof Date ? own : null;
  const time = new Date(typeof own === 'string' && /^\d+$/.test(own) ? Number(own) : own);
  const year = time.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? time : null;
}

export function fullName(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** JSON in a text; an empty object if it is none. */
export function parseObject(text: unknown): Values {
  try {
    return typeof text === 'string' ? objectOf(JSON.parse(text)) : objectOf(text);
  } catch {
    return {};
  }
}

export function parseList(text: unknown): Values[] {
  try {
    return typeof text === 'string' ? listOf(JSON.parse(text)) : listOf(text);
  } catch {
    return [];
  }
}

/** Bytes of base64 or base64url; null for another alphabet. */
export function bytesIn(text: string | null | undefined): Buffer | null {
  return text && /^[\w+/-]+=*$/.test(text) ? Buffer.from(text, 'base64') : null;
}

export const hexBytes = (text: string | undefined) =>
  text && /^([0-9a-f]{2})+$/i.test(text) ? Buffer.from(text, 'hex') : null;

type Explicit = Exclude<SourceHash, string>;

/** The hash, or that it has another form, if one of its bytes could not be read. */
export function hashWith<Bytes extends Record<string, Buffer | null>>(
  kind: string,
  bytes: Bytes,
  make: (bytes: { [Name in keyof Bytes]: Buffer }) => Explicit,
): Explicit | LeftHash {
  const isComplete = Object.values(bytes).every((value) => value !== null);
  return isComplete ? make(bytes as { [Name in keyof Bytes]: Buffer }) : unsupported(kind);
}

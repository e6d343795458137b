import type { HashParameter } from '#server/security/password-kinds/kind.ts';
import { parseHash } from '#server/security/password-kinds/registry.ts';

/** A hash in our stored form, or why the user is imported without a password. */
export type ReadHash = { stored: string } | LeftHash;

export interface LeftHash {
  left: 'hash_unsupported' | 'hash_too_costly';
  /** The kind, for the report; never a part of the hash. */
  detail: string;
}

/** The id of a parameter that hashes refer to; the import stores those that were asked for. */
export type ParameterId = (family: string, parameter: HashParameter) => string;

export const unsupported = (detail: string): LeftHash => ({ left: 'hash_unsupported', detail });

/** The stored form, unless the parameters are beyond the limits or do not fit each other. */
export function withinLimits(stored: string, kind: string): ReadHash {
  return parseHash(stored) === null ? { left: 'hash_too_costly', detail: kind } : { stored };
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const BASE64URL = /^[A-Za-z0-9_-]*={0,2}$/;

/** Null for a text of another alphabet: Buffer would skip its characters. */
export function fromBase64(text: string | undefined): Buffer | null {
  return text !== undefined && BASE64.test(text) ? Buffer.from(text, 'base64') : null;
}

export function fromBase64url(text: string | undefined): Buffer | null {
  return text !== undefined && BASE64URL.test(text) ? Buffer.from(text, 'base64url') : null;
}

export function fromHex(text: string | undefined): Buffer | null {
  return text !== undefined && /^([0-9a-fA-F]{2})*$/.test(text) ? Buffer.from(text, 'hex') : null;
}

/** The base64 of passlib, with `.` for `+`. */
export function fromPasslibBase64(text: string | undefined): Buffer | null {
  return fromBase64(text?.replaceAll('.', '+'));
}

const PHPASS_ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The base64 of phpass: six bits a character, the lowest first. Null for 22 characters that are no 16 bytes. */
export function fromPhpass(text: string): Buffer | null {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const character of text) {
    const digit = PHPASS_ALPHABET.indexOf(character);
    if (digit < 0) return null;
    value |= digit << bits;
    bits += 6;
    if (bits >= 8) {
      bytes.push(value & 0xff);
      value >>= 8;
      bits -= 8;
    }
  }
  return bytes.length === 16 ? Buffer.from(bytes) : null;
}

/** The binary logarithm of the rounds. */
export function phpassLog2(character: string): number {
  return PHPASS_ALPHABET.indexOf(character);
}

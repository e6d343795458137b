import { createHmac, hash, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

import { customAlphabet } from 'nanoid';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const alphanumeric = customAlphabet(`${letters}0123456789`);

/** A secret of `length` letters and digits, each chosen evenly by the system's generator. */
export function randomToken(length: number): string {
  return alphanumeric(length);
}

/** How a secret is stored: a look-up by it stays possible, and the table alone opens nothing. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Standard base64 with padding, 44 characters, the last a `=`; or as addresses take it, 43. */
export function hmac(
  key: string | Uint8Array | KeyObject,
  text: string,
  encoding: 'base64' | 'base64url' = 'base64',
): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}

/** Compares in a time that does not tell where two texts differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A key for one purpose, so that what one part signs means nothing to another. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `gatehouse:${purpose}`, 32));
}

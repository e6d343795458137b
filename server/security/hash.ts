import { createHmac, createSecretKey, hash, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Tokens are stored as this hash, so that a stolen table contains no usable token. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** 44 characters in base64 with padding, 43 in base64url. */
export function hmac(key: string | KeyObject, text: string, encoding: 'base64' | 'base64url' = 'base64'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}

/** Compares in constant time. */
export function timingSafeEqualText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Derives a key per purpose, so that a signature for one purpose is invalid for another. A key object: with bytes as the key,
 * Node takes ten times as long for an HMAC.
 */
export function deriveKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `gatehouse:${purpose}`, 32)));
}

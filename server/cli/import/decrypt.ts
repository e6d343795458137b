import { createHash } from 'node:crypto';

import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

const NONCE_BYTES = 24;

/**
 * What better-auth writes: the hex digits of a nonce of 24 bytes, a text and a tag of 16, after a key version or without
 * one.
 */
const pattern = /^(?:[$]ba[$][0-9]+[$])?((?:[0-9a-f]{2}){41,})$/;

/** Decrypts a value that better-auth encrypted with one of the secrets; null if none fits. */
export function decryptImported(secrets: readonly string[], value: unknown): string | null {
  const hex = pattern.exec(String(value))?.[1];
  if (hex === undefined) return null;
  const bytes = Buffer.from(hex, 'hex');
  const [nonce, sealed] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  for (const secret of secrets) {
    const key = createHash('sha256').update(secret).digest();
    try {
      return Buffer.from(xchacha20poly1305(key, nonce).decrypt(sealed)).toString('utf8');
    } catch {
      // Encrypted with another secret.
    }
  }
  return null;
}

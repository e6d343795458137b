import { createDecipheriv, createHash, createSecretKey } from 'node:crypto';

import { hchacha } from '@noble/ciphers/chacha.js';

const NONCE_BYTES = 24;
const AUTH_TAG_BYTES = 16;

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
      return openXChaCha(key, nonce, sealed);
    } catch {
      // Encrypted with another secret.
    }
  }
  return null;
}

const constants = wordsOf(Buffer.from('expand 32-byte k'));

/**
 * XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha): Node has ChaCha20-Poly1305, which takes the key and nonce that HChaCha20
 * derives. A seventh of the time that the same takes in JavaScript.
 */
function openXChaCha(key: Buffer, nonce: Buffer, sealed: Buffer): string {
  const subkey = new Uint32Array(8);
  hchacha(constants, wordsOf(key), wordsOf(nonce.subarray(0, 16)), subkey);
  const iv = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]);
  const decipher = createDecipheriv('chacha20-poly1305', createSecretKey(new Uint8Array(subkey.buffer)), iv, {
    authTagLength: AUTH_TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(-AUTH_TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -AUTH_TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A copy, since the bytes may not be aligned. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(Uint8Array.from(bytes).buffer);
}

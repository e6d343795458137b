import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { deriveKey } from './hash.ts';

/** Ciphertexts begin with their format. */
const TAG = 'aes-256-gcm:';
const IV_BYTES = 12;
const AUTH_TAG_BYTES = 16;

/** `purpose` derives the key; `about` is authenticated, so that a ciphertext cannot be copied to another row or column. */
export interface EncryptionContext {
  purpose: string;
  about: string;
}

/** Encrypts with the newest secret. */
export function encrypt(secrets: readonly string[], text: string, { purpose, about }: EncryptionContext): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secrets[0]!, purpose), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return TAG + sealed.toString('base64url');
}

/** Decrypts with any of the secrets; null if none fits, or if the ciphertext was moved or modified. */
export function decrypt(
  secrets: readonly string[],
  sealed: string,
  { purpose, about }: EncryptionContext,
): string | null {
  if (!sealed.startsWith(TAG)) return null;
  const bytes = Buffer.from(sealed.slice(TAG.length), 'base64url');
  if (bytes.length < IV_BYTES + AUTH_TAG_BYTES) return null;
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(-AUTH_TAG_BYTES)];
  for (const secret of secrets) {
    const key = deriveKey(secret, purpose);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: AUTH_TAG_BYTES });
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    try {
      const text = [decipher.update(bytes.subarray(IV_BYTES, -AUTH_TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      // Encrypted with another secret, moved or modified.
    }
  }
  return null;
}

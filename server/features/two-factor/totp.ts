import { Secret, TOTP } from 'otpauth';

import { now } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';

/** How an authenticator app makes codes of a key. */
export interface TotpParameters {
  digits: number;
  /** Seconds. */
  period: number;
  /** `SHA1`, `SHA256` or `SHA512`. */
  algorithm: string;
}

/** Of new keys: all authenticator apps support them. */
const usual: TotpParameters = { digits: 6, period: 30, algorithm: 'SHA1' };

/** Codes of the previous and the next time step are accepted, for clocks that differ. */
const WINDOW = 1;

const encryptionContext = (userId: string) => ({ purpose: 'totp-secret', about: userId });

/** A new key, in base32. */
export function newTotpKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** Encrypts a key for the column `totp_secret`. The text is the key in base32. */
export function sealTotpKey(secrets: readonly string[], userId: string, key: string): string {
  return encrypt(secrets, key, encryptionContext(userId));
}

/** Whether the newest secret encrypted it, so that older ones can be removed. */
export function isSealedWithNewest(secrets: readonly string[], userId: string, sealed: string): boolean {
  return decrypt(secrets.slice(0, 1), sealed, encryptionContext(userId)) !== null;
}

/** @throws Error if no secret decrypts it. */
export function openTotpKey(secrets: readonly string[], userId: string, sealed: string): string {
  const key = decrypt(secrets, sealed, encryptionContext(userId));
  if (key === null) throw new Error('No secret decrypts the TOTP key');
  return key;
}

/** The URI for authenticator apps. */
export function totpUri(
  { key, parameters }: { key: string; parameters: TotpParameters | null },
  names: { issuer: string; label: string },
): string {
  // The label is `issuer:account`; apps split it at the first colon, escaped or not.
  const [issuer, label] = [names.issuer, names.label].map((name) => name.replaceAll(':', ''));
  return new TOTP({
    ...(parameters ?? usual),
    secret: Secret.fromBase32(key),
    issuer: issuer!,
    label: label!,
  }).toString();
}

/** The time step of a code, or null if the code is not that of the current step or of one beside it. */
export function timeStepOf(key: string, code: string, stored: TotpParameters | null): number | null {
  const { digits, period, algorithm } = stored ?? usual;
  if (!/^\d+$/.test(code) || code.length !== digits) return null;
  const timestamp = now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits, period, algorithm });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

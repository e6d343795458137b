import { deriveKey, hmac } from '#server/security/hash.ts';

/** What is stored of a user code, by the newest secret first: codes of before a rotation of the secret stay valid. */
export function userCodeHmacs(secrets: readonly string[], userCode: string): [string, ...string[]] {
  const [newest, ...others] = secrets.map((secret) =>
    hmac(deriveKey(secret, 'device-user-code'), userCode, 'base64url'),
  );
  return [newest!, ...others];
}

import { decrypt, encrypt } from '#server/security/encryption.ts';

import type { SsoConnection } from './connection.entity.ts';

const PURPOSE = 'sso client secret';

export function sealClientSecret(secrets: readonly string[], secret: string, connectionId: string): string {
  return encrypt(secrets, secret, { purpose: PURPOSE, about: connectionId });
}

/** Null for a public client. */
export function clientSecretOf({ id, clientSecret }: SsoConnection, secrets: readonly string[]): string | null {
  if (clientSecret === null) return null;
  const secret = decrypt(secrets, clientSecret, { purpose: PURPOSE, about: id });
  if (secret === null) throw new Error(`No secret of the options decrypts the client secret of the connection ${id}`);
  return secret;
}

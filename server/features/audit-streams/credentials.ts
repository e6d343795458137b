import { decrypt, encrypt } from '#server/security/encryption.ts';

const PURPOSE = 'audit stream';

/** What authenticates to a receiver. Never answered. */
export interface StreamCredentials {
  token?: string;
  /** Signs the requests of the preset `generic`. */
  secret?: string;
  /** Of the client certificate, in PEM. */
  clientKey?: string;
}

export function sealCredentials(
  secrets: readonly string[],
  credentials: StreamCredentials,
  streamId: string,
): string | null {
  if (Object.keys(credentials).length === 0) return null;
  return encrypt(secrets, JSON.stringify(credentials), { purpose: PURPOSE, about: streamId });
}

/** Null if no secret of the service decrypts them. */
export function openCredentials(
  secrets: readonly string[],
  sealed: string | null,
  streamId: string,
): StreamCredentials | null {
  if (sealed === null) return {};
  const text = decrypt(secrets, sealed, { purpose: PURPOSE, about: streamId });
  return text === null ? null : (JSON.parse(text) as StreamCredentials);
}

import type { Passkey } from './passkey.entity.ts';

/** A passkey as calls answer it. */
export function presentPasskey(passkey: Passkey) {
  const { id, userId, name, counter, deviceType, backedUp, aaguid, createdAt, lastUsedAt } = passkey;
  const fields = { id, userId, name, counter, deviceType, backedUp, aaguid, createdAt, lastUsedAt };
  return { ...fields, credentialID: passkey.credentialId, transports: passkey.transports.join(',') };
}

/** Passkeys in the options of a ceremony. */
export function descriptorsOf(passkeys: Passkey[]) {
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    ...(transports.length > 0 && { transports }),
  }));
}

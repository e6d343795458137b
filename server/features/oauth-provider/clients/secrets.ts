import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { defineKeyFormat } from '#server/security/key-format.ts';
import { sha256 } from '#server/security/hash.ts';

const secretFormat = defineKeyFormat('gs_');

/** A new secret of an application, and what is stored of it. */
export function newSecret(id: string): { secret: string } & Pick<OAuthClient, 'secretHash' | 'secretStart'> {
  const secret = secretFormat.newKey(id);
  return { secret, secretHash: sha256(secret), secretStart: secretFormat.startOfKey(secret) };
}

import { Webhook } from 'standardwebhooks';

import { now } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';

const PURPOSE = 'webhook secret';

interface SealedSecrets {
  id: string;
  secret: string;
  previousSecret: string | null;
  previousSecretExpiresAt: Date | null;
}

type SignedHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>;

export function sealSecret(secrets: readonly string[], secret: string, endpointId: string): string {
  return encrypt(secrets, secret, { purpose: PURPOSE, about: endpointId });
}

/** The headers of Standard Webhooks; after a rotation with a signature for each secret. Null if no secret can be decrypted. */
export function signedHeaders(
  secrets: readonly string[],
  { id, secret, previousSecret, previousSecretExpiresAt }: SealedSecrets,
  message: { id: string; body: string; time: Date },
): SignedHeaders | null {
  const isOverlap = previousSecretExpiresAt !== null && previousSecretExpiresAt > now();
  const sealed = isOverlap && previousSecret !== null ? [secret, previousSecret] : [secret];
  const keys = sealed.flatMap((text) => decrypt(secrets, text, { purpose: PURPOSE, about: id }) ?? []);
  if (keys.length === 0) return null;
  const { time } = message;
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': keys.map((key) => new Webhook(key).sign(message.id, time, message.body)).join(' '),
  };
}

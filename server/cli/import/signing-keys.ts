import { createPublicKey } from 'node:crypto';
import type { z } from 'zod';

import type { Options } from '#server/app/configuration.ts';
import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { PublicKey } from '#shared/jwt/schemas.ts';

import { createdAt, id, objectIn, type TableImport } from './columns.ts';
import { counted } from './counted.ts';
import type { Source, SourceRow } from './source.ts';

/** Seconds for which better-auth publishes a key that signs no more, by default.  */
const GRACE_PERIOD = 30 * 24 * 3600;

/** The algorithms of the key set by type and curve. */
const algorithms: Readonly<Record<string, string>> = { 'EC P-256': 'ES256', 'OKP Ed25519': 'EdDSA' };

/** The public halves only: Gatehouse signs with keys of its own. */
export const signingKeyImport: TableImport = {
  table: 'imported_key',
  source: 'jwks',
  unique: 'kid',
  skip: (row) =>
    (isRetired(row) && 'it has expired') ||
    (publicKeyOf(row) === null && 'it is no public key of ES256, or of EdDSA with Ed25519'),
  columns: {
    id: id('jwks'),
    publicKey: (_value, row) => JSON.stringify(publicKeyOf(row)),
    expiresAt: null,
    alg: null,
    crv: null,
    createdAt,
  },
  derived: (row) => ({ kid: String(row.id), retires_at: inSeconds(GRACE_PERIOD) }),
};

/** Keys that no service finds until the key set is served, in a line. */
export async function unpublishedKeys(source: Source, options: Options): Promise<string[]> {
  const select = source.select('jwks');
  const keys = select === null ? 0 : await source.count(select);
  return keys === 0 || jwtOptions.of({ options }).enabled
    ? []
    : [`${counted(keys, 'signing key')}, which jwt.enabled publishes`];
}

/** Newer releases rotate keys, and publish them for the grace period after they have expired. */
function isRetired({ expiresAt }: SourceRow): boolean {
  return Boolean(expiresAt) && new Date(expiresAt as Date).getTime() + GRACE_PERIOD * 1000 <= now().getTime();
}

/** The key as the key set shows it; null for one that it cannot show. */
function publicKeyOf({ id: kid, publicKey }: SourceRow): z.output<typeof PublicKey> | null {
  const jwk = objectIn(publicKey);
  const alg = algorithms[`${String(jwk?.['kty'])} ${String(jwk?.['crv'])}`];
  const { data } = PublicKey.safeParse({ ...jwk, kid: String(kid), alg, use: 'sig' });
  return data && isOnItsCurve(data) ? data : null;
}

function isOnItsCurve(jwk: z.output<typeof PublicKey>): boolean {
  try {
    createPublicKey({ key: jwk, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

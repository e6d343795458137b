import type { EntityManager } from '@mikro-orm/postgresql';

import { signDetached, type StatementType } from '#server/features/audit-chain/format/detached-jws.ts';
import { canonicalJson } from '#server/lib/canonical-json.ts';

import { currentSigner } from './audit-keys.ts';

/** A statement that the key of the audit log signed. Both texts have to be stored or sent as they are. */
export interface SignedStatement {
  /** Canonical JSON (RFC 8785). */
  statement: string;
  /** Compact JWS with detached payload (RFC 7515, appendix F): `header..signature`, EdDSA. */
  signature: string;
  /** The key in `GET /audit/jwks`, which lists it for ever. */
  kid: string;
}

/**
 * Signs a statement with the key of the audit log, such as the receipt of an erasure:
 *
 *     const { statement, signature } = await signStatement(ctx, { v: 1, number, … }, 'gatehouse-erasure+jwt');
 *
 * Works in the transaction of `em`, where it creates the first key; also while `audit.chain.enabled` is off. Each kind of
 * statement has a `typ` of its own, so that no statement can pass for another (RFC 8725, section 3.11). The values of the
 * statement are texts, safe integers, booleans, null, arrays and objects; times are texts of ISO 8601. To verify, take the key
 * with the `kid` of the header from `GET /audit/jwks` and insert the base64url of `statement` between the two dots.
 *
 * @throws TypeError for a number that is not a safe integer.
 */
export async function signStatement(
  { em, secrets }: { em: EntityManager; secrets: readonly string[] },
  statement: Parameters<typeof canonicalJson>[0],
  typ: StatementType,
): Promise<SignedStatement> {
  const signer = await currentSigner(em, secrets);
  const text = canonicalJson(statement);
  return { statement: text, signature: signDetached(text, signer, typ), kid: signer.kid };
}

import { createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';

import { canonicalJson } from '#server/lib/canonical-json.ts';

/** The types of what the keys of the audit log sign, so that a signature of one is none of another (RFC 8725, 3.11). */
export type StatementType = `gatehouse-${string}+jwt`;

/** A public key of the audit log (RFC 8037). */
export interface PublicAuditKey extends JsonWebKey {
  kid: string;
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

const encode = (text: string) => Buffer.from(text).toString('base64url');

/** Signs a text as compact JWS with detached payload (RFC 7515, appendix F), `header..signature`. */
export function signDetached(text: string, key: { kid: string; privateKey: KeyObject }, typ: StatementType): string {
  const header = encode(canonicalJson({ alg: 'EdDSA', kid: key.kid, typ }));
  const signature = sign(null, Buffer.from(`${header}.${encode(text)}`), key.privateKey);
  return `${header}..${signature.toString('base64url')}`;
}

/** @returns the `kid` of the key that signed the text; null if the signature is wrong or of another type or key. */
export function verifyDetached(
  text: string,
  jws: string,
  { keys, typ }: { keys: readonly PublicAuditKey[]; typ: StatementType },
): string | null {
  const [header = '', payload, signature = '', ...rest] = jws.split('.');
  if (payload !== '' || rest.length > 0) return null;
  const declared = parseHeader(header);
  const key = keys.find(({ kid }) => kid === declared?.kid);
  if (key === undefined || declared?.alg !== 'EdDSA' || declared.typ !== typ) return null;
  const bytes = Buffer.from(`${header}.${encode(text)}`);
  const isValid = verify(null, bytes, createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
  // Other spellings of the same bytes would be other texts with a valid signature.
  return isValid && Buffer.from(signature, 'base64url').toString('base64url') === signature ? key.kid : null;
}

function parseHeader(text: string): { alg?: unknown; kid?: unknown; typ?: unknown } | null {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as object | null;
  } catch {
    return null;
  }
}

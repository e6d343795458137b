import { specOf, type InnerHash } from '#server/security/password-kinds/inner-hash.ts';
import { textOf } from '#server/security/password-kinds/kind.ts';
import { pbkdf2Parameters } from '#server/security/password-kinds/pbkdf2.ts';
import { rawForm } from '#server/security/password-kinds/wrapped.ts';
import { digestBytes, isDigest, type Argon2Cost, type ScryptCost } from '#server/security/password-kinds/work.ts';

import { unsupported, withinLimits, type ParameterId, type ReadHash } from './read-hash.ts';

/** Salt and key of a hash, or null if one of them has another encoding than the form says. */
interface SaltAndKey {
  salt: Uint8Array | null;
  key: Uint8Array | null;
}

const BCRYPT = /^\$2([abxy]?)\$(\d\d\$[./A-Za-z0-9]{53})$/;

/** The prefixes 2a, 2b and 2y mean the same algorithm; 2 and 2x are hashes of implementations with a defect. */
export function bcryptHash(text: string, { kind = 'bcrypt', after = '' } = {}): ReadHash {
  const [, version, hash] = BCRYPT.exec(text) ?? [];
  if (version === undefined || version === '' || version === 'x') return unsupported(`bcrypt ${text.slice(0, 3)}`);
  const cost = Number(hash!.slice(0, 2));
  if (cost > 14) return { left: 'hash_too_costly', detail: `bcrypt, cost ${cost}` };
  return withinLimits(`${kind}:$2b$${hash}${after}`, 'bcrypt');
}

export function pepperedBcrypt(text: string, pepper: string, parameterId: ParameterId): ReadHash {
  const id = parameterId('bcrypt-pepper', { pepper: textOf(Buffer.from(pepper)) });
  return bcryptHash(text, { kind: 'bcrypt-pepper', after: `:${id}` });
}

export function argon2Hash({ salt, key }: SaltAndKey, cost: Omit<Argon2Cost, 'length'>): ReadHash {
  if (!salt || !key) return unsupported('argon2');
  const { type, memory, passes, parallelism } = cost;
  const fields = `${type},${memory},${passes},${parallelism},${key.length}`;
  return withinLimits(`argon2:${fields}:${textOf(salt)}:${textOf(key)}`, `argon2${type}`);
}

export function scryptHash({ salt, key }: SaltAndKey, { N, r, p }: Omit<ScryptCost, 'length'>): ReadHash {
  if (!salt || !key) return unsupported('scrypt');
  return withinLimits(`scrypt2:${N},${r},${p},${key.length}:${textOf(salt)}:${textOf(key)}`, 'scrypt');
}

/** The parameters of a Firebase project. */
export interface FirebaseProject {
  signerKey: Uint8Array;
  separator: Uint8Array;
  rounds: number;
  memory: number;
}

export function firebaseHash({ salt, key }: SaltAndKey, project: FirebaseProject, parameterId: ParameterId): ReadHash {
  if (!salt || !key) return unsupported('scrypt of Firebase');
  const { signerKey, separator, rounds, memory } = project;
  const id = parameterId('firebase', { signerKey: textOf(signerKey), separator: textOf(separator) });
  return withinLimits(`firebase:${memory},${rounds}:${id}:${textOf(salt)}:${textOf(key)}`, 'scrypt of Firebase');
}

export function pbkdf2Hash({ salt, key }: SaltAndKey, digest: string, iterations: number): ReadHash {
  if (!salt || !key || !isDigest(digest)) return unsupported(`pbkdf2 ${digest}`);
  const parameters = pbkdf2Parameters(digest, { iterations, length: key.length });
  return withinLimits(`pbkdf2:${parameters}:${textOf(salt)}:${textOf(key)}`, `pbkdf2 ${digest}`);
}

/** A fast hash. It is stored inside bcrypt after the import. */
export function fastHash(inner: InnerHash, key: Uint8Array | null): ReadHash {
  const digest = inner.kind === 'phpass' ? 'md5' : inner.digest;
  const kind = inner.kind === 'digest' ? digest : `${inner.kind} ${digest}`;
  if (key?.length !== digestBytes[digest] || specOf(inner).includes(':')) return unsupported(kind);
  return withinLimits(rawForm(inner, key), kind);
}

/** ASP.NET Identity: version 2 (`00`, SHA-1) and 3 (`01`, with digest, iterations and length of the salt). */
export function aspNetHash(bytes: Uint8Array | null): ReadHash {
  if (bytes === null) return unsupported('ASP.NET Identity');
  const text = Buffer.from(bytes);
  if (text[0] === 0 && text.length === 49) {
    return pbkdf2Hash({ salt: text.subarray(1, 17), key: text.subarray(17) }, 'sha1', 1000);
  }
  if (text[0] !== 1 || text.length < 13 + 8 + 8) return unsupported('ASP.NET Identity');
  const digest = ['sha1', 'sha256', 'sha512'][text.readUInt32BE(1)];
  const [iterations, saltLength] = [text.readUInt32BE(5), text.readUInt32BE(9)];
  if (digest === undefined || saltLength < 8 || saltLength > text.length - 13 - 8)
    return unsupported('ASP.NET Identity');
  const salt = text.subarray(13, 13 + saltLength);
  return pbkdf2Hash({ salt, key: text.subarray(13 + saltLength) }, digest, iterations);
}

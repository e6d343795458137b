import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import { unsupported, type LeftHash } from '#server/cli/import/hashes/read-hash.ts';
import { isDigest } from '#server/security/password-kinds/work.ts';

import { bytesIn, hashWith, hexBytes, objectOf, textIn, type Values } from './values.ts';

function bytesOf(values: Values, fallback: string): Buffer | null {
  const [text, encoding] = [textIn(values, 'value'), textIn(values, 'encoding') ?? fallback];
  if (text === null) return null;
  if (encoding === 'hex') return hexBytes(text);
  return encoding === 'base64' ? bytesIn(text) : Buffer.from(text);
}

/** `custom_password_hash` of the schema for imports into Auth0. */
export function auth0Hash(custom: Values): SourceHash | LeftHash {
  const algorithm = textIn(custom, 'algorithm') ?? '';
  const [hash, salt, password] = [custom['hash'], custom['salt'], custom['password']].map(objectOf) as [
    Values,
    Values,
    Values,
  ];
  const value = textIn(hash, 'value') ?? '';
  if (!['utf8', null].includes(textIn(password, 'encoding'))) return unsupported(`${algorithm} of another encoding`);
  // Texts that name their parameters.
  if (['argon2', 'bcrypt', 'ldap', 'pbkdf2'].includes(algorithm)) return value;
  const order = salt['value'] === undefined ? 'none' : textIn(salt, 'position') === 'suffix' ? 'after' : 'before';
  const saltBytes = bytesOf(salt, 'utf8') ?? Buffer.alloc(0);
  if (algorithm === 'scrypt') {
    const cost = {
      N: Number(custom['cost'] ?? 16_384),
      r: Number(custom['blockSize'] ?? 8),
      p: Number(custom['parallelization'] ?? 1),
    };
    return hashWith('scrypt', { hash: bytesOf(hash, 'base64') }, (bytes) => ({
      kind: 'scrypt',
      ...cost,
      salt: saltBytes,
      ...bytes,
    }));
  }
  const digest = algorithm === 'hmac' ? (textIn(hash, 'digest') ?? '') : algorithm;
  if (!isDigest(digest)) return unsupported([...new Set([algorithm, digest])].join(' ').slice(0, 64));
  const bytes = { hash: bytesOf(hash, 'hex') };
  if (algorithm !== 'hmac')
    return hashWith(digest, bytes, (all) => ({ kind: 'digest', digest, order, rounds: 0, salt: saltBytes, ...all }));
  return hashWith(`hmac ${digest}`, { ...bytes, key: bytesOf(objectOf(hash['key']), 'utf8') }, (all) => ({
    kind: 'hmac',
    digest,
    order,
    salt: saltBytes,
    ...all,
  }));
}

import { argon2Kind } from './argon2.ts';
import { bcryptOfHex, bcryptWithPepper, ownKind, plainBcrypt } from './bcrypt.ts';
import { elsewhereKind } from './elsewhere.ts';
import type { HashKind, StoredHash } from './kind.ts';
import { pbkdf2Kind } from './pbkdf2.ts';
import { betterAuthScrypt, firebaseScrypt, plainScrypt } from './scrypt.ts';
import { rawHash, wrappedHash, wrappedRounds } from './wrapped.ts';
import type { Work } from './work.ts';

/** All kinds of stored password hashes. Those after the first came by an import, and end with the next sign-in. */
export const hashKinds: readonly HashKind[] = [
  ownKind,
  plainBcrypt,
  bcryptOfHex,
  bcryptWithPepper,
  betterAuthScrypt,
  plainScrypt,
  firebaseScrypt,
  argon2Kind,
  pbkdf2Kind,
  rawHash,
  wrappedHash,
  wrappedRounds,
  elsewhereKind,
];

const byTag = new Map(hashKinds.map((kind) => [kind.tag, kind]));

/** Null for a text of no kind. */
export function parseHash(stored: string): StoredHash | null {
  const end = stored.indexOf(':');
  return byTag.get(stored.slice(0, end))?.parse(stored.slice(end + 1)) ?? null;
}

/** The work of the hashes of a class of the index `account_cost_class`. */
export function workOfClass(costClass: string): Work {
  return byTag.get(costClass.split(':')[0]!)?.workOf(costClass) ?? {};
}

/** The class of a stored hash, as the index has it. */
export function costClassOf(stored: string): string {
  const [tag = '', second = ''] = stored.split(':');
  if (stored.startsWith('bcrypt') || tag === 'wrapped') return `bcrypt:${stored.split('$')[2] ?? ''}`;
  return tag === 'scrypt' ? tag : `${tag}:${second}`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { customAlphabet } from 'nanoid';

import type { RequestContext } from '#server/call/context.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import { deriveKey, hmac } from '#server/security/hash.ts';

import { BackupCode } from './backup-code.entity.ts';

const CODES = 10;

/** Without characters that look alike. */
const half = customAlphabet('abcdefghjkmnpqrstuvwxyz23456789', 5);

export function newBackupCode(): string {
  return `${half()}-${half()}`;
}

/**
 * The hash of a code, whatever its case and punctuation. Keyed, because a code has too little entropy for a plain hash to
 * protect it in a stolen table. `boundTo` is the id of the user, or of the challenge that a mailed recovery code answers.
 */
export function hashBackupCode(secret: string, boundTo: string, code: string): string {
  return backupCodeHasher(secret)(boundTo, code);
}

/** The same for many codes, with one derivation of the key. */
export function backupCodeHasher(secret: string): (boundTo: string, code: string) => string {
  const key = deriveKey(secret, 'backup-codes');
  return (boundTo, code) => {
    const canonical = code
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    return hmac(key, `${boundTo}:${canonical}`, 'base64url');
  };
}

/** Replaces the codes of a user, so that earlier ones become invalid. Requires the lock on the user. */
export async function replaceBackupCodes({ em, secrets }: RequestContext, user: User): Promise<string[]> {
  await em.nativeDelete(BackupCode, { user: user.id });
  const codes = Array.from({ length: CODES }, newBackupCode);
  for (const code of codes) em.create(BackupCode, { user, codeHash: hashBackupCode(secrets[0]!, user.id, code) });
  return codes;
}

/** Consumes a code. @returns whether it was valid, to one of several concurrent callers. */
export async function useBackupCode({ em, secrets }: RequestContext, userId: string, code: string): Promise<boolean> {
  const hashes = secrets.map((secret) => hashBackupCode(secret, userId, code));
  const used = await em.nativeUpdate(
    BackupCode,
    { user: userId, codeHash: { $in: hashes }, usedAt: null },
    { usedAt: now() },
  );
  return used > 0;
}

/** The number of codes that were not used. */
export async function countBackupCodes(em: EntityManager, userId: string): Promise<number> {
  return em.count(BackupCode, { user: userId, usedAt: null });
}

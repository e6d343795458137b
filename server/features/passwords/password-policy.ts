import { brotliDecompressSync } from 'node:zlib';

import { AppError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import { hashPassword } from '#server/security/password.ts';

import { isBreached, type BreachCheck } from './breached-passwords.ts';
import { passwordOptions } from './password.options.ts';

/** What a call with a new password answers if it is refused. */
export const newPasswordErrors = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_COMPROMISED',
  'PASSWORD_TOO_SIMILAR',
] as const;

/** Whose password it is: it must not be similar to these. */
export interface PasswordOwner {
  email: string;
  name: string;
  username?: string | null | undefined;
}

/** Checks the length in UTF-16 units: at the beginning of a call, before a token or a code is looked up. */
export function requirePasswordLength({ options }: { options: Options }, password: string): void {
  const { minPasswordLength, maxPasswordLength } = passwordOptions.of({ options });
  if (password.length < minPasswordLength) throw new AppError('PASSWORD_TOO_SHORT');
  if (password.length > maxPasswordLength) throw new AppError('PASSWORD_TOO_LONG');
}

/** A name or a part of an address that is shorter may be in any password. */
const SHORTEST_PART = 4;
/** So many more letters and digits make a password of a name. */
const ENOUGH_BESIDES = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Read with the first password: most processes and commands set none. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { compressed } = await import('#generated/common-passwords.ts');
  return new Set(brotliDecompressSync(Buffer.from(compressed, 'base64')).toString().split('\n'));
}

/**
 * The hash of a new password of a user, for every call that sets one. To be called before the transaction begins, since
 * it may ask a breach service.
 *
 * @throws PASSWORD_TOO_SHORT; PASSWORD_TOO_LONG; PASSWORD_COMPROMISED if it is common or breached; PASSWORD_TOO_SIMILAR if it is little more than the name or the address.
 */
export async function newPasswordHash(ctx: BreachCheck, password: string, owner: PasswordOwner): Promise<string> {
  requirePasswordLength(ctx, password);
  const { rejectWeakPasswords, breachedPasswords, bcryptCost } = passwordOptions.of(ctx);
  if (rejectWeakPasswords) {
    if (isSimilar(password, owner)) throw new AppError('PASSWORD_TOO_SIMILAR');
    if (await isCommon(password)) throw new AppError('PASSWORD_COMPROMISED');
  }
  if (breachedPasswords.enabled && (await isBreached(ctx, password))) throw new AppError('PASSWORD_COMPROMISED');
  return hashPassword(password, bcryptCost);
}

/** Also with digits and signs around it, such as `Password2026!`. */
async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const list = await commonPasswords;
  const lower = password.toLowerCase();
  return list.has(lower) || list.has(lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

function isSimilar(password: string, { email, name, username }: PasswordOwner): boolean {
  const plain = lettersAndDigits(password);
  const parts = [email, ...email.split('@'), name, ...name.split(/\s+/u), username ?? ''];
  return parts.map(lettersAndDigits).some((part) => {
    if (part.length < SHORTEST_PART) return false;
    // A password of signs with few letters or digits is not a part of a name.
    const isPart = plain.length >= SHORTEST_PART && part.includes(plain);
    return isPart || (plain.includes(part) && plain.length - part.length < ENOUGH_BESIDES);
  });
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

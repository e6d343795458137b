import { now } from '#server/lib/now.ts';
import { OWN_TAG } from '#server/security/password-kinds/bcrypt.ts';

import type { BulkRow } from './bulk.ts';
import type { CheckedPerson } from './check-person.ts';
import type { RunContext } from './context.ts';
import { BAN, banOf, mergedFields, PASSWORD, type CurrentUser } from './merged-fields.ts';
import { backupCodeRows, banSourceOf, factorRow, identityRow, passkeyRow, passwordRow } from './person-rows.ts';

/** The rows of one table that a batch writes. */
export interface Writes {
  users: BulkRow[];
  verified: string[];
  passwords: BulkRow[];
  newPasswords: BulkRow[];
  banned: string[];
  imported: { source_key: string; fields: string }[];
  added: Record<'account' | 'two_factor' | 'backup_code' | 'passkey', BulkRow[]>;
}

interface Merge {
  run: RunContext;
  person: CheckedPerson;
  user: CurrentUser;
  last: string[];
  taken: ReadonlyMap<string, string>;
  writes: Writes;
}

/** @returns the names of the fields that change, and of those that changed on both sides and stay. */
export function mergePerson(merge: Merge): { changed: string[]; kept: string[] } {
  const { run, person, user, last, writes } = merge;
  const changed: string[] = [];
  const kept: string[] = [];
  if (last.length === 0) {
    if (mayAddCredentials(merge)) addIdentities(merge);
    return { changed, kept };
  }
  let columns: BulkRow = {};
  for (const [n, field] of mergedFields.entries()) {
    const value = field.ofSource(person, run);
    const hash = run.keys.ofField(value);
    const current = run.keys.ofField(field.ofCurrent(user));
    const isVerified = field.name === 'email' && person.emailVerified && !user.email_verified && current === hash;
    if ((hash === last[n] || hash === current) && !isVerified) continue;
    const isFree = field.name !== 'email' || isAddressFree(merge);
    if ((current === last[n] || isVerified) && isFree) {
      columns = { ...columns, ...field.columns(person, run) };
      changed.push(field.name);
    } else kept.push(field.name);
  }
  mergePassword(merge, changed, kept);
  columns = { ...columns, ...mergeBan(merge, changed, kept) };
  if (addCredentials(merge)) {
    columns['two_factor_enabled'] = true;
    changed.push('authenticator app');
  }
  if (Object.keys(columns).length > 0) writes.users.push({ ...allColumns(user), ...columns, updated_at: now() });
  return { changed, kept };
}

/** A new address is taken over if the source has verified it and no other user has it here. */
function isAddressFree({ person, user, taken }: Merge): boolean {
  const owner = taken.get(person.email);
  return person.emailVerified && (owner === undefined || owner === user.id);
}

function allColumns(user: CurrentUser): BulkRow {
  const { id, name, image, username, display_username, email, email_verified, additional_fields, two_factor_enabled } =
    user;
  return {
    id,
    name,
    image,
    username,
    display_username,
    email,
    email_verified,
    additional_fields,
    two_factor_enabled,
    banned: user.banned,
    banned_by: user.banned_by,
    ban_reason: user.ban_reason,
    ban_expires: user.ban_expires,
  };
}

/** An imported hash follows the source until the user has signed in; then only with `--newer-passwords`. */
function mergePassword(merge: Merge, changed: string[], kept: string[]): void {
  const { run, person, user, last, writes } = merge;
  const { password, source } = person;
  if (password === null || run.keys.ofField(password) === last[PASSWORD]) return;
  if (user.account_id === null) {
    if (!mayAddCredentials(merge)) return void kept.push('password');
    writes.newPasswords.push(passwordRow(person, user.id, password));
  } else {
    const isImported = user.password !== null && !user.password.startsWith(`${OWN_TAG}:`);
    const isNewer =
      run.choices.newerPasswords &&
      source.passwordSetAt != null &&
      source.passwordSetAt > new Date(user.password_at ?? 0);
    if (!isImported && !isNewer) return void kept.push('password');
    writes.passwords.push({ id: user.account_id, password, updated_at: now() });
  }
  changed.push('password');
}

/** Bans and lifts bans of the source. A ban by an administrator here, or a ban that was lifted here, stays. */
function mergeBan({ run, person, user, last, writes }: Merge, changed: string[], kept: string[]): BulkRow {
  const { ban } = person.source;
  const by = banSourceOf(run.keys.source);
  const isChanged = run.keys.ofField(banOf(person)) !== last[BAN];
  const isOwn = user.banned_by === by;
  const same = { ban_reason: ban?.reason ?? null, ban_expires: ban?.until ?? null };
  if (!isChanged) return {};
  if (user.banned && !isOwn) {
    kept.push('ban');
    return {};
  }
  if (ban) {
    if (!user.banned) writes.banned.push(user.id);
    changed.push('ban');
    return { banned: true, banned_by: by, ...same };
  }
  if (!user.banned) return {};
  changed.push('ban');
  return { banned: false, banned_by: null, ban_reason: null, ban_expires: null };
}

/**
 * Who has an unverified address in the source may not be its owner, who has proven it here meanwhile (decision 008): the
 * account gets nothing that signs in.
 */
function mayAddCredentials({ person, user }: Merge): boolean {
  return person.emailVerified || !user.email_verified;
}

function addIdentities({ person, user, writes: { added } }: Merge): void {
  added.account.push(...person.identities.map((identity) => identityRow(person, user.id, identity)));
}

/** Adds what is new; rows that exist stay. @returns whether the user gets a second factor. */
function addCredentials(merge: Merge): boolean {
  if (!mayAddCredentials(merge)) return false;
  const {
    run,
    person,
    user,
    writes: { added },
  } = merge;
  addIdentities(merge);
  added.passkey.push(...person.passkeys.map((passkey) => passkeyRow(person, user.id, passkey)));
  if (person.totp === null || user.has_factors) return false;
  added.two_factor.push(factorRow(run, person, user.id));
  added.backup_code.push(...backupCodeRows(run, person.source.backupCodes ?? [], user.id));
  return true;
}

import type { EntityManager } from '@mikro-orm/postgresql';

import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { now } from '#server/lib/now.ts';
import { OWN_TAG } from '#server/security/password-kinds/bcrypt.ts';

import { insertRows, rowsWith, updateRows, type BulkRow } from './bulk.ts';
import type { CheckedPerson } from './check-person.ts';
import type { ImportedRow, RunContext } from './context.ts';
import { splitFields } from './keys.ts';
import {
  BAN,
  banOf,
  fieldNames,
  LINKED,
  mergedFields,
  PASSWORD,
  personFields,
  type CurrentUser,
} from './merged-fields.ts';
import { addFindings, type Finding } from './findings.ts';
import { storeParameters } from './hash-parameters.ts';
import { backupCodeRows, banSourceOf, factorRow, identityRow, passkeyRow, passwordRow } from './person-rows.ts';

interface Changes {
  em: EntityManager;
  run: RunContext;
  changed: readonly { person: CheckedPerson; row: ImportedRow }[];
  findings: ReadonlyMap<CheckedPerson, Finding[]>;
}

/** The rows of one table that a batch writes. */
interface Writes {
  users: BulkRow[];
  verified: string[];
  passwords: BulkRow[];
  newPasswords: BulkRow[];
  banned: string[];
  imported: { source_key: string; fields: string }[];
  added: Record<'account' | 'two_factor' | 'backup_code' | 'passkey', BulkRow[]>;
}

/** Brings the changes of the source to people of an earlier run. What was changed here since then stays. */
export async function updatePeople({ em, run, changed, findings }: Changes): Promise<void> {
  if (changed.length === 0) return;
  const users = await currentUsers(
    em,
    changed.map(({ row }) => row.target_id!),
    run.choices.dryRun,
  );
  const taken = await takenAddresses(
    em,
    changed.map(({ person }) => person.email),
  );
  const writes: Writes = {
    users: [],
    verified: [],
    passwords: [],
    newPasswords: [],
    banned: [],
    imported: [],
    added: { account: [], two_factor: [], backup_code: [], passkey: [] },
  };
  const counts = run.report.of('user');
  for (const { person, row } of changed) {
    const user = users.get(row.target_id!)!;
    const names = mergeOne({ run, person, user, last: splitFields(row.fields), taken, writes });
    const fields = rememberedFields(run, person, { last: row.fields, kept: names.kept });
    if (fields !== row.fields) writes.imported.push({ source_key: row.source_key, fields });
    for (const name of names.changed) run.report.take(`changed ${name}`);
    if (names.changed.length > 0) counts.changed += 1;
    else counts.equal += 1;
    addFindings(
      run,
      person.source,
      names.kept.map((name) => ['kept_here', name] as const),
    );
    // The codes of the first run are not repeated for people who did not change.
    if (names.changed.length > 0) addFindings(run, person.source, findings.get(person) ?? []);
  }
  if (!run.choices.dryRun) await write(run, em, writes);
}

/** What the last run wrote: a value that was kept here has the hash of before. */
function rememberedFields(
  run: RunContext,
  person: CheckedPerson,
  { last, kept }: { last: string; kept: readonly string[] },
): string {
  if (last === LINKED) return LINKED;
  const [hashes, before] = [splitFields(run.keys.ofFields(personFields(run, person))), splitFields(last)];
  return hashes.map((hash, n) => (kept.includes(fieldNames[n]!) ? (before[n] ?? hash) : hash)).join('');
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
function mergeOne(merge: Merge): { changed: string[]; kept: string[] } {
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

async function write(run: RunContext, em: EntityManager, writes: Writes): Promise<void> {
  await storeParameters(run, em);
  await updateRows(em, 'user', writes.users);
  await updateRows(em, 'account', writes.passwords);
  await insertRows(em, 'account', writes.newPasswords);
  for (const [table, rows] of Object.entries(writes.added)) await insertRows(em, table, rows);
  if (writes.banned.length > 0) {
    await em.execute('delete from session where user_id = any(?)', [`{${writes.banned.join(',')}}`]);
  }
  for (const { source_key: key, fields } of writes.imported) {
    await em.execute(
      `update imported_row set fields = ?, run_id = ? where source = ? and kind = 'user' and source_key = ?`,
      [fields, run.runId, run.keys.source, key],
    );
  }
}

async function currentUsers(em: EntityManager, ids: string[], dryRun: boolean): Promise<Map<string, CurrentUser>> {
  const rows = await em.execute<CurrentUser[]>(
    `select u.id, u.name, u.image, u.username, u.display_username, u.email, u.email_verified, u.additional_fields, u.banned,
        u.banned_by, u.ban_reason, u.ban_expires, u.two_factor_enabled,
        exists(select from two_factor f where f.user_id = u.id) has_factors, a.id account_id, a.password, a.updated_at password_at
     from "user" u left join account a on a.user_id = u.id and a.provider_id = '${CREDENTIAL}'
     where u.id = any(?) order by u.id ${dryRun ? '' : 'for update of u'}`,
    [`{${ids.join(',')}}`],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function takenAddresses(em: EntityManager, emails: string[]): Promise<Map<string, string>> {
  const rows = await rowsWith<{ id: string; email: string }>(em, 'select id, email from "user"', {
    column: 'email',
    values: emails,
  });
  return new Map(rows.map(({ id, email }) => [email, id]));
}

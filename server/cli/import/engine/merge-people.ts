import type { EntityManager } from '@mikro-orm/postgresql';

import type { EventContext } from '#server/call/lifecycle-events.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { userBanned } from '#server/features/users/events.ts';
import { User } from '#server/features/users/user.entity.ts';

import { insertRows, rowsWith, updateRows } from './bulk.ts';
import type { CheckedPerson } from './check-person.ts';
import type { ImportedRow, RunContext } from './context.ts';
import { splitFields } from './keys.ts';
import { mergePerson, type Writes } from './merge-person.ts';
import { fieldNames, LINKED, personFields, type CurrentUser } from './merged-fields.ts';
import { addFindings, type Finding } from './findings.ts';
import { storeParameters } from './hash-parameters.ts';

interface Changes {
  em: EntityManager;
  ctx: EventContext;
  run: RunContext;
  changed: readonly { person: CheckedPerson; row: ImportedRow }[];
  findings: ReadonlyMap<CheckedPerson, Finding[]>;
}

/** Brings the changes of the source to people of an earlier run. What was changed here since then stays. */
export async function updatePeople({ em, ctx, run, changed, findings }: Changes): Promise<void> {
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
    const names = mergePerson({ run, person, user, last: splitFields(row.fields), taken, writes });
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
  if (run.choices.dryRun) return;
  await write(run, em, writes);
  await endAccess(ctx, writes.banned);
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

async function write(run: RunContext, em: EntityManager, writes: Writes): Promise<void> {
  await storeParameters(run, em);
  await updateRows(em, 'user', writes.users);
  await updateRows(em, 'account', writes.passwords);
  await insertRows(em, 'account', writes.newPasswords);
  for (const [table, rows] of Object.entries(writes.added)) await insertRows(em, table, rows);
  for (const { source_key: key, fields } of writes.imported) {
    await em.execute(
      `update imported_row set fields = ?, run_id = ? where source = ? and kind = 'user' and source_key = ?`,
      [fields, run.runId, run.keys.source, key],
    );
  }
}

/** Sessions, trusted devices and tokens of applications end as with any other ban. */
async function endAccess(ctx: EventContext, banned: readonly string[]): Promise<void> {
  if (banned.length === 0) return;
  for (const user of await ctx.em.find(User, { id: { $in: [...banned] } })) {
    ctx.audit('user.banned', { subjectId: user.id, details: { expires: user.banExpires?.toISOString() ?? null } });
    await userBanned.emit(ctx, { user });
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

import { normalizeUsername } from '#server/features/usernames/normalization.ts';

import { insertRows, rowsWith, type BulkRow } from './bulk.ts';
import { addFindings, type Finding } from './findings.ts';
import { storeParameters } from './hash-parameters.ts';
import { importedRows } from './imported-rows.ts';
import { checkPerson, type CheckedPerson } from './check-person.ts';
import type { Batch, ImportedRow, RunContext } from './context.ts';
import type { Person } from './mapped.ts';
import { updatePeople } from './merge-people.ts';
import { LINKED, personFields } from './merged-fields.ts';
import { identityRow, personRows, type PersonRows } from './person-rows.ts';

/** Claims of the survey; see survey.ts. */
export const claimOf = {
  address: (email: string) => `address ${email}`,
  username: (username: string) => `username ${username}`,
  identity: ({ provider, subject }: { provider: string; subject: string }) => `identity ${provider} ${subject}`,
  phone: (number: string) => `phone ${number}`,
  id: (kind: string, sourceId: string) => `id ${kind} ${sourceId}`,
};

/** What the database has of the people of a batch. */
export interface Existing {
  imported: Map<string, ImportedRow>;
  byEmail: Map<string, { id: string; email_verified: boolean }>;
  usernames: Map<string, string>;
  phones: Map<string, string>;
  identities: Map<string, string>;
  ids: Set<string>;
}

/** Decides and writes a batch of people: new ones, links to existing ones, and changes of those of an earlier run. */
export async function importPeople({ em, ctx, run, records }: Batch<Person>): Promise<void> {
  const { report, keys, choices } = run;
  const counts = report.of('user');
  counts.read += records.length;
  const checked: CheckedPerson[] = [];
  const findings = new Map<CheckedPerson, Finding[]>();
  for (const { record, number } of records) {
    const check = await checkPerson(run, record, number);
    const lost = check.person === null ? check.findings.at(-1)! : lostInFiles(run, check.person);
    if (lost !== null) addFindings(run, record, [lost]);
    else {
      checked.push(check.person!);
      findings.set(check.person!, check.findings);
    }
  }

  const existing = await readExisting(run, em, checked);
  const created: { person: CheckedPerson; id: string }[] = [];
  const changed: { person: CheckedPerson; row: ImportedRow }[] = [];
  const linked: { person: CheckedPerson; id: string }[] = [];
  for (const person of checked) {
    const row = existing.imported.get(keys.of('user', person.source.sourceId));
    const own = findings.get(person)!;
    if (row !== undefined) {
      if (row.target_id === null || !existing.ids.has(row.target_id)) addFindings(run, person.source, [['erased']]);
      else {
        dropTaken(person, { existing, own, id: row.target_id, run });
        changed.push({ person, row });
        run.taken.claim(claimOf.id('user', person.source.sourceId), person.number);
      }
      continue;
    }
    const id = keys.newId('user', person.source.sourceId);
    const other = existing.byEmail.get(person.email);
    if (other === undefined && !existing.ids.has(id)) {
      dropTaken(person, { existing, own, id, run });
      created.push({ person, id });
      run.taken.claim(claimOf.id('user', person.source.sourceId), person.number);
      addFindings(run, person.source, own);
    } else if (!other?.email_verified || !person.emailVerified)
      addFindings(run, person.source, [['exists_unverified']]);
    else if (!choices.linkExisting) addFindings(run, person.source, [['already_exists']]);
    else {
      linked.push({ person, id: other.id });
      run.taken.claim(claimOf.id('user', person.source.sourceId), person.number);
    }
  }

  if (choices.dryRun) counts.created += created.length;
  else await writeCreated(run, em, created);
  for (const { person } of created) countTaken(run, person);
  if (!choices.dryRun) await writeLinks(run, em, linked);
  counts.changed += linked.length;
  await updatePeople({ em, ctx, run, changed, findings });
}

/** Why another record of the files is taken instead, or null. */
function lostInFiles({ claims }: RunContext, { email, number, source }: CheckedPerson): Finding | null {
  if (claims.recordOf(claimOf.id('user', source.sourceId)) !== number) return ['duplicate_id'];
  const winner = claims.recordOf(claimOf.address(email));
  return winner === number ? null : ['duplicate_address', `record ${winner} is taken`];
}

/** Removes what belongs to another user or to an earlier record of the files. */
function dropTaken(
  person: CheckedPerson,
  { existing, own, id, run }: { existing: Existing; own: Finding[]; id: string; run: RunContext },
): void {
  const { claims } = run;
  const isFree = (owner: string | undefined, claim: string) =>
    (owner === undefined || owner === id) && claims.recordOf(claim) === person.number;
  if (person.username !== null) {
    const username = normalizeUsername(run, person.username);
    if (!isFree(existing.usernames.get(username), claimOf.username(username))) {
      own.push(['username_left', 'taken']);
      person.username = null;
    }
  }
  if (person.phone !== null && !isFree(existing.phones.get(person.phone), claimOf.phone(person.phone))) {
    own.push(['phone_left', 'taken']);
    person.phone = null;
  }
  person.identities = person.identities.filter((identity) => {
    const claim = claimOf.identity(identity);
    if (isFree(existing.identities.get(claim), claim)) return true;
    own.push(['identity_taken', identity.provider]);
    return false;
  });
}

async function readExisting(run: RunContext, em: Batch<Person>['em'], people: CheckedPerson[]): Promise<Existing> {
  const { keys } = run;
  const imported = await importedRows(run, em, { kind: 'user', ids: people.map(({ source }) => source.sourceId) });
  const users = await rowsWith<{ id: string; email: string; email_verified: boolean }>(
    em,
    `select id, email, email_verified from "user"`,
    { column: 'email', values: people.map(({ email }) => email) },
  );
  const usernames = await rowsWith<{ id: string; username: string }>(em, `select id, username from "user"`, {
    column: 'username',
    values: people.flatMap(({ username }) => (username === null ? [] : [normalizeUsername(run, username)])),
  });
  const phones = await rowsWith<{ id: string; phone_number: string }>(em, `select id, phone_number from "user"`, {
    column: 'phone_number',
    values: people.flatMap(({ phone }) => (phone === null ? [] : [phone])),
  });
  const subjects = people.flatMap(({ identities }) => identities.map(({ subject }) => subject));
  const accounts = await rowsWith<{ user_id: string; provider_id: string; account_id: string }>(
    em,
    `select user_id, provider_id, account_id from account`,
    { column: 'account_id', values: subjects },
  );
  const targets = [...imported.values()].flatMap(({ target_id }) => (target_id === null ? [] : [target_id]));
  const ids = await rowsWith<{ id: string }>(em, `select id from "user"`, {
    column: 'id::text',
    values: [...targets, ...people.map(({ source }) => keys.newId('user', source.sourceId))],
  });
  return {
    imported,
    byEmail: new Map(users.map((user) => [user.email, user])),
    usernames: new Map(usernames.map(({ id, username }) => [username, id])),
    phones: new Map(phones.map(({ id, phone_number: phone }) => [phone, id])),
    identities: new Map(
      accounts.map((row) => [claimOf.identity({ provider: row.provider_id, subject: row.account_id }), row.user_id]),
    ),
    ids: new Set(ids.map(({ id }) => id)),
  };
}

async function writeCreated(
  run: RunContext,
  em: Batch<Person>['em'],
  created: { person: CheckedPerson; id: string }[],
): Promise<void> {
  await storeParameters(run, em);
  const rows: PersonRows = { user: [], account: [], two_factor: [], backup_code: [], passkey: [] };
  for (const { person, id } of created) {
    for (const [table, own] of Object.entries(personRows(run, person, id)))
      rows[table as keyof PersonRows].push(...own);
  }
  const inserted = await insertRows(em, 'user', rows.user);
  const isOfNewUser = (row: BulkRow) => inserted.has(String(row['user_id']));
  for (const table of ['account', 'two_factor', 'backup_code', 'passkey'] as const)
    await insertRows(em, table, rows[table].filter(isOfNewUser));
  const imported = created.filter(({ id }) => inserted.has(id));
  await remember(run, em, imported);
  run.report.of('user').created += imported.length;
  // A sign-up took the address, the username or the number in the meantime.
  for (const { person, id } of created) if (!inserted.has(id)) addFindings(run, person.source, [['already_exists']]);
}

async function remember(
  run: RunContext,
  em: Batch<Person>['em'],
  imported: readonly { person: CheckedPerson; id: string; isLinked?: boolean }[],
): Promise<void> {
  const rows = imported.map(({ person, id, isLinked = false }) => ({
    source: run.keys.source,
    kind: 'user',
    source_key: run.keys.of('user', person.source.sourceId),
    target_id: id,
    fields: isLinked ? LINKED : run.keys.ofFields(personFields(run, person)),
    run_id: run.runId,
  }));
  await insertRows(em, 'imported_row', rows);
}

/** Adds identities to users who exist here; never a password, a second factor or a role. */
async function writeLinks(
  run: RunContext,
  em: Batch<Person>['em'],
  linked: { person: CheckedPerson; id: string }[],
): Promise<void> {
  const identities = linked.flatMap(({ person, id }) =>
    person.identities.map((identity) => identityRow(person, id, identity)),
  );
  await insertRows(em, 'account', identities);
  await remember(
    run,
    em,
    linked.map((each) => ({ ...each, isLinked: true })),
  );
}

/** Weak hashes are stored inside bcrypt. */
function nameOfKind(stored: string): string {
  const [tag = '', , spec = ''] = stored.split(':');
  return tag === 'raw' ? spec.split(',').slice(0, 2).join(' ') : tag;
}

function countTaken({ report }: RunContext, person: CheckedPerson): void {
  const { password } = person;
  if (password === null) report.take('without password');
  else report.take(`passwords (${nameOfKind(password)})`);
  if (person.totp !== null) report.take('authenticator apps');
  report.take('passkeys', person.passkeys.length);
  for (const { provider } of person.identities) report.take(`identities of ${provider}`);
}

import { expect, test } from 'vitest';

import { importInProcess } from '#tests/support/import-in-process.ts';
import { ImportTarget } from '#tests/support/imports.ts';

const PEOPLE = 250;
const ROUNDS = 4;
const SEED = 20_261_129;

/** What of a person changes on both sides. */
interface Values {
  name: string;
  email: string;
  password: string;
  /** Of a ban, who made it: the source or an administrator here. */
  ban: 'import' | 'administrator' | null;
  role: string;
}

interface Model {
  id: string;
  source: Values;
  here: Values;
  /** What the last run wrote. */
  last: Values;
  isDeleted: boolean;
}

/** A small generator (mulberry32): the same changes in every run. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = generator(SEED);
const oneOf = <Item>(...items: Item[]) => items[Math.floor(random() * items.length)]!;
const isDrawn = (share: number) => random() < share;
const salts = ['N9qo8uLOickgx2ZMRZoMye', 'abcdefghijklmnopqrstuu', 'ABCDEFGHIJKLMNOPQRSTUu'];
const hashOf = (n: number) => `$2b$10$${salts[n]}IjZAgcfl7p92ldGxad68LJZdL17lhWy`;
const imported = (hash: string) => `bcrypt:${hash}`;
const OWN = 'bcrypt-sha256:$2b$04$own';

const newPerson = (n: number): Model => {
  const values = { name: 'A', email: `p${n}@acme.example`, password: hashOf(0), ban: null, role: 'member' };
  return {
    id: `u${n}`,
    source: values,
    here: { ...values, password: imported(values.password) },
    last: { ...values },
    isDeleted: false,
  };
};

/** Changes of the users and administrators of the old service. */
function changeSource({ id, source }: Model, round: number): Values {
  return {
    name: isDrawn(0.4) ? oneOf('A', 'B', 'C') : source.name,
    email: isDrawn(0.2) ? oneOf(`${id}-${round}@acme.example`, `${id}@acme.example`) : source.email,
    password: isDrawn(0.3) ? hashOf(oneOf(0, 1, 2)) : source.password,
    ban: isDrawn(0.3) ? oneOf('import', null) : source.ban,
    role: isDrawn(0.3) ? oneOf('member', 'admin') : source.role,
  };
}

/** Changes here since the last run. */
function changeHere({ id, here }: Model, round: number): Values {
  return {
    name: isDrawn(0.4) ? oneOf('A', 'B', 'C', 'D') : here.name,
    email: isDrawn(0.2) ? `${id}-here-${round}@acme.example` : here.email,
    password: isDrawn(0.2) ? OWN : here.password,
    ban: isDrawn(0.3) ? oneOf('administrator', null) : here.ban,
    role: isDrawn(0.3) ? oneOf('member', 'admin') : here.role,
  };
}

/** The table of second runs: a value follows the source while it is here what the last run wrote. */
function merge({ source, here, last }: Model): { here: Values; last: Values } {
  const merged = { here: { ...here }, last: { ...last } };
  for (const field of ['name', 'email', 'role'] as const) {
    if (source[field] === last[field]) continue;
    if (source[field] !== here[field] && here[field] !== last[field]) continue;
    merged.here[field] = source[field];
    merged.last[field] = source[field];
  }
  if (source.password !== last.password && here.password !== OWN) {
    merged.here.password = imported(source.password);
    merged.last.password = source.password;
  }
  if (source.ban !== last.ban && here.ban !== 'administrator') {
    merged.here.ban = source.ban;
    merged.last.ban = source.ban;
  }
  return merged;
}

const quoted = (text: string) => `'${text}'`;

async function applyHere(target: ImportTarget, people: readonly Model[]): Promise<void> {
  const statements = people.flatMap(({ id, here, isDeleted }, n) => {
    const where = `where t.name_of = ${quoted(id)}`;
    if (isDeleted) return [`delete from "user" u using known t ${where} and u.id = t.id`];
    const banned =
      here.ban === null
        ? 'false, banned_by = null'
        : `true, banned_by = ${here.ban === 'import' ? `'import:file'` : 'null'}`;
    return [
      `update "user" u set name = ${quoted(here.name)}, email = ${quoted(here.email)}, banned = ${banned} from known t ${where} and u.id = t.id`,
      `update account a set password = ${quoted(here.password)} from known t ${where} and a.user_id = t.id`,
      ...(n === 0
        ? []
        : [`update member m set role = ${quoted(here.role)} from known t ${where} and m.user_id = t.id`]),
    ];
  });
  await target.sql(statements.join(';'));
}

test('after changes on both sides each value is what the table of second runs says', { timeout: 300_000 }, async () => {
  const target = await ImportTarget.create();
  const people = Array.from({ length: PEOPLE }, (_, n) => newPerson(n));
  // The owner, who stays one.
  people[0]!.source.role = people[0]!.here.role = people[0]!.last.role = 'owner';
  const run = async () => {
    await target.write('people.ndjson', [
      ...people.map(({ id, source: { name, email, password, ban } }) => ({
        type: 'user',
        id,
        name,
        email,
        emailVerified: true,
        password,
        ban: ban === null ? null : { reason: null, until: null },
      })),
      { type: 'organization', id: 'o', name: 'Acme' },
      ...people.map(({ id, source: { role } }) => ({ type: 'member', organization: 'o', user: id, role })),
    ]);
    const { code, stdout, stderr } = await importInProcess(target, ['file', 'people.ndjson']);
    expect([0, 2], stdout + stderr).toContain(code);
    return stdout;
  };
  await run();
  await target.sql(
    `create table known as select id, split_part(email, '@', 1) as email, 'u' || substring(email from 'p([0-9]+)@') as name_of from "user"`,
  );

  let cases = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [n, person] of people.entries()) {
      if (person.isDeleted || n === 0) continue;
      person.source = changeSource(person, round);
      person.here = changeHere(person, round);
      person.isDeleted = isDrawn(0.02);
      cases += 1;
    }
    await applyHere(target, people);
    await run();
    for (const person of people) if (!person.isDeleted) Object.assign(person, merge(person));
    const rows = await target.sql(
      `select t.name_of as id, u.name, u.email, a.password, m.role,
         case when not u.banned then null when u.banned_by is null then 'administrator' else 'import' end as ban
       from known t join "user" u on u.id = t.id join account a on a.user_id = u.id join member m on m.user_id = u.id`,
    );
    const stored = new Map(rows.map(({ id, ...values }) => [id, values]));
    const expected = people.filter(({ isDeleted }) => !isDeleted).map(({ id, here }) => [id, here] as const);
    expect(stored.size).toBe(expected.length);
    for (const [id, here] of expected) expect([round, id, stored.get(id)]).toEqual([round, id, here]);
  }
  expect(cases).toBeGreaterThan(900);
  expect(await run()).toContain(' 0 new, 0 changed');
});

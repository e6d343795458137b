import type pg from 'pg';
import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { verifySnapshot } from '#server/features/audit-chain/verify/verify-chain.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, superuser, verification } from '#tests/support/audit-chain.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

afterEach(() => void vi.useRealTimers());

const CHANGES = process.env['LONG'] ? 1_000 : 100;

/** Of `mulberry32`, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A log with every kind of entry, several seals and checkpoints, an erased user and a user who was not. */
async function writeLog(gatehouse: Gatehouse): Promise<void> {
  const admin = await signUpWithRole(gatehouse, 'admin');
  for (let wave = 0; wave < 6; wave += 1) {
    const person = await Person.signUp(gatehouse);
    person.headers = { 'user-agent': `browser ${wave}` };
    await person.post('/organization/create', { name: `Org ${wave}`, slug: `org-${wave}` });
    await person.post('/sign-in/email', { email: person.email, password: 'not this one' });
    await admin.post('/admin/set-role', { userId: person.id, role: 'admin' });
    if (wave === 3) await admin.post('/admin/remove-user', { userId: person.id });
    await gatehouse.idle();
    await allSealed(gatehouse);
    // The next seals follow a checkpoint.
    vi.setSystemTime(Date.now() + 2 * 3600 * 1000);
  }
}

interface Log {
  entries: { id: string; organization: string | null; erased: boolean; details: string }[];
  seals: { number: number; count: number }[];
  checkpoints: { number: number; seal: number; statement: string; signature: string }[];
}

async function readLog(client: pg.Client): Promise<Log> {
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[];
  return {
    entries: await rows(
      `select id, organization_id as organization, origin_salt is null as erased, details::text from audit_entry order by id`,
    ),
    seals: await rows('select number::int, count from audit_seal order by number'),
    checkpoints: await rows(
      'select number::int, seal_number::int as seal, statement, signature from audit_checkpoint order by number',
    ),
  };
}

/** What a superuser changes, and what has to be named. */
interface Change {
  sql: string;
  named: { entryId: string } | { seal: number } | { checkpoint: number } | { code: string };
}

const ANY_ID = `'00000000-0000-7000-8000-000000000000'`;

/** Every kind of change of a sealed row. */
const kinds: Record<string, (log: Log, pick: <Row>(rows: readonly Row[]) => Row) => Change> = {
  ...Object.fromEntries(
    Object.entries({
      event: `'session.ended'`,
      actor_id: ANY_ID,
      subject_id: ANY_ID,
      organization_id: ANY_ID,
      details: `details || '{"x": 1}'`,
      created_at: `created_at + interval '1 millisecond'`,
      origin_hash: `sha256('')`,
    }).map(([column, value]) => [
      `entry ${column}`,
      ({ entries }, pick) => {
        const { id } = pick(entries);
        return { sql: `update audit_entry set ${column} = ${value} where id = '${id}'`, named: { entryId: id } };
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      ip_address: `ip_address = ip_address || '1'`,
      user_agent: `user_agent = user_agent || ' '`,
      origin_salt: `origin_salt = sha256('')`,
      'an erased address': `ip_address = '', user_agent = '', origin_salt = null`,
    }).map(([name, change]) => [
      `entry ${name}`,
      ({ entries }, pick) => {
        const { id } = pick(entries.filter(({ erased }) => !erased));
        return { sql: `update audit_entry set ${change} where id = '${id}'`, named: { entryId: id } };
      },
    ]),
  ),
  'entry id': ({ entries }, pick) => {
    const { id } = pick(entries);
    return { sql: `update audit_entry set id = gen_random_uuid() where id = '${id}'`, named: { entryId: id } };
  },
  'entry deleted': ({ entries }, pick) => {
    const { id } = pick(entries);
    return {
      sql: `delete from event where id = '${id}'; delete from audit_entry where id = '${id}'`,
      named: { entryId: id },
    };
  },
  'entry inserted': ({ entries }, pick) => {
    const id = `${pick(entries).id.slice(0, -4)}beef`;
    const sql = `insert into audit_entry (id, event, created_at) values ('${id}', 'user.banned', now())`;
    return { sql, named: { entryId: id } };
  },
  'entries swapped': ({ entries }, pick) => {
    const [{ id: a }, { id: b }] = [pick(entries.slice(0, 10)), pick(entries.slice(10))];
    const sql = `update audit_entry one set event = other.event || '', details = other.details, subject_id = other.subject_id,
      actor_id = other.actor_id, created_at = other.created_at, organization_id = other.organization_id
      from audit_entry other where (one.id, other.id) in (('${a}', '${b}'), ('${b}', '${a}'))`;
    return { sql, named: { entryId: a } };
  },
  'ids reordered': ({ seals }, pick) => {
    const { number } = pick(seals.filter(({ count }) => count > 1));
    const sql = `update audit_seal set ids = substring(ids from 17 for 16) || substring(ids from 1 for 16) || substring(ids from 33) where number = ${number}`;
    return { sql, named: { seal: number } };
  },
  ...Object.fromEntries(
    Object.entries({
      day: `to_char(day::date + 1, 'YYYY-MM-DD')`,
      last_sequence: 'last_sequence + 1',
      count: 'count + 1',
      ids: 'null',
      leaves: `substring(leaves from 2) || '\\x00'`,
      root: `sha256(root)`,
      previous: `sha256(previous)`,
      checkpoint: `sha256('')`,
      hash: `sha256(hash)`,
      signature: `sha256('') || sha256('')`,
      kid: ANY_ID,
      created_at: `created_at + interval '1 second'`,
    }).map(([column, value]) => [
      `seal ${column}`,
      ({ seals }, pick) => {
        const { number } = pick(seals);
        return { sql: `update audit_seal set ${column} = ${value} where number = ${number}`, named: { seal: number } };
      },
    ]),
  ),
  'seal deleted': ({ seals }, pick) => {
    const { number } = pick(seals.slice(0, -1));
    return { sql: `delete from audit_seal where number = ${number}`, named: { seal: number } };
  },
  'seals swapped': ({ seals }, pick) => {
    const { number } = pick(seals.slice(0, -1));
    const sql = `update audit_seal set number = -1 where number = ${number};
      update audit_seal set number = ${number} where number = ${number + 1}; update audit_seal set number = ${number + 1} where number = -1`;
    return { sql, named: { seal: number } };
  },
  ...Object.fromEntries(
    Object.entries({
      seal_number: 'seal_number + 1',
      day: `'2000-01-01'`,
      kind: `'restore'`,
      statement: `replace(statement, '"entries":', '"entries":1')`,
      signature: `signature || 'A'`,
      kid: ANY_ID,
      created_at: `created_at + interval '1 second'`,
    }).map(([column, value]) => [
      `checkpoint ${column}`,
      ({ checkpoints }, pick) => {
        const { number } = pick(checkpoints);
        const sql = `update audit_checkpoint set ${column} = ${value} where number = ${number}`;
        return { sql, named: { checkpoint: number } };
      },
    ]),
  ),
  'checkpoint deleted': ({ checkpoints }, pick) => {
    const { number } = pick(checkpoints.slice(0, -1));
    return { sql: `delete from audit_checkpoint where number = ${number}`, named: { checkpoint: number } };
  },
  'checkpoints swapped': ({ checkpoints }, pick) => {
    const { number } = pick(checkpoints.slice(0, -1));
    const sql = `update audit_checkpoint set number = -1 where number = ${number};
      update audit_checkpoint set number = ${number} where number = ${number + 1};
      update audit_checkpoint set number = ${number + 1} where number = -1`;
    return { sql, named: { checkpoint: number } };
  },
  'end cut': ({ checkpoints, seals }, pick) => {
    const newest = checkpoints.at(-1)!;
    const from = Math.min(newest.seal, seals.length - pick([0, 1, 2]));
    const sql = `
      create temp table cut on commit drop as select encode(substring(ids from 16 * place + 1 for 16), 'hex')::uuid as id
        from audit_seal, generate_series(0, count - 1) place where number >= ${from};
      delete from event where id in (select id from cut); delete from audit_entry where id in (select id from cut);
      delete from audit_seal where number >= ${from}; delete from audit_checkpoint where seal_number >= ${from}`;
    return { sql, named: { code: 'anchor_newer' } };
  },
};

test('every single change of a superuser without triggers is found and named', { timeout: 300_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await using gatehouse = await startGatehouse({ events: { pollInterval: 0.05 } });
  await writeLog(gatehouse);
  await using client = await superuser(gatehouse.options.databaseUrl!);
  const log = await readLog(client);
  const anchor = log.checkpoints.slice(-1);
  const verify = () => verifySnapshot({ ...verification(client), anchor });
  const sound = await verify();
  expect(sound).toMatchObject({ violationCount: 0, sound: log.entries.length, anchor: 'equal', waiting: 0 });
  expect([sound.origins.erased > 0, log.seals.length > 8, log.checkpoints.length > 4]).toEqual([true, true, true]);

  const random = randomFrom(20261128);
  const pick = <Row>(rows: readonly Row[]) => rows[random(rows.length)]!;
  const names = Object.keys(kinds);
  for (let n = 0; n < CHANGES; n += 1) {
    // Each kind at least once.
    const name = names[n % names.length]!;
    const { sql, named } = kinds[name]!(log, pick);
    await client.query(
      `begin; set local session_replication_role = replica; ${sql}; set local session_replication_role = default`,
    );
    const { violations } = await verify();
    await client.query('rollback');
    expect.soft([name, sql, violations]).toEqual([name, sql, expect.arrayContaining([expect.objectContaining(named)])]);
  }
  expect((await verify()).violationCount).toBe(0);
});

import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { expect, inject } from 'vitest';

import { entities } from '#server/entities.ts';
import { connect } from '#server/db/orm.ts';
import { type Asked, askTogether, keepToOneTransaction, writeAhead } from '#server/db/one-transaction.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { Team } from '#server/features/organizations/teams/team.entity.ts';
import { User } from '#server/features/users/user.entity.ts';
import { freshDatabase, onServer, overtake } from '#tests/support/postgres.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { test as base } from '#tests/support/test.ts';

interface Calls {
  url: string;
  /** The EntityManager of a call of its own. */
  newCall: () => EntityManager;
  /** The names of everybody in the database, as others see it. */
  names: () => Promise<unknown[]>;
}

const test = base.extend<{ calls: Calls }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  calls: async ({}, use) => {
    const url = await freshDatabase(inject('postgresUrl'));
    const orm = connect(url, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: true });
    const names = async () => (await onServer(url, 'select name from "user" order by name')).map(({ name }) => name);
    await use({ url, newCall: () => keepToOneTransaction(orm.em.fork()), names });
    await orm.close(true);
  },
});

/** Somebody whose row has nothing for the database to fill in. */
const somebody = (email: string, name: string) => ({ email, name, emailVerified: false, image: null });

/** A call that makes A. */
async function commitSomebody(em: EntityManager): Promise<void> {
  em.create(User, somebody('a@example.com', 'A'));
  await em.commit();
}

test('flushes and direct writes of a call are kept together or not at all, and a duplicate met midway undoes only itself', async ({
  calls: { newCall, names },
}) => {
  const undone = newCall();
  undone.create(User, somebody('a@example.com', 'A'));
  await undone.flush();
  await undone.nativeUpdate(User, { email: 'a@example.com' }, { name: 'B' });
  expect(await names()).toEqual([]);
  await undone.rollback();
  expect(await names()).toEqual([]);

  const done = newCall();
  done.create(User, somebody('c@example.com', 'C'));
  await done.flush();
  done.create(User, somebody('c@example.com', 'D'));
  await expect(done.flush()).rejects.toThrow(UniqueConstraintViolationException);
  done.clear();
  done.create(User, somebody('e@example.com', 'E'));
  await done.commit();
  expect(await names()).toEqual(['C', 'E']);
});

test('what a call writes at its end is one message from begin to commit; a call that writes nothing sends none', async ({
  calls: { url, newCall },
}) => {
  const em = newCall();
  // The ORM's own first look at the database.
  await em.count(User);
  const organization = em.create(Organization, { name: 'A; commit', slug: 'a', logo: null, metadata: null });
  em.create(Team, { organization, name: 'B' });
  const { messages } = await statementsDuring(() => em.commit());
  expect(messages).toEqual([
    expect.stringMatching(/^begin;\ninsert into "organization" .*;\ninsert into "team" .*;\ncommit$/),
  ]);
  expect(await onServer(url, 'select name from organization')).toEqual([{ name: 'A; commit' }]);

  const idle = newCall();
  await idle.begin();
  expect((await statementsDuring(() => idle.commit())).messages).toEqual([]);
});

test('what is written ahead goes with the next message of the call, or with its commit, and is undone with it', async ({
  calls: { newCall, names },
}) => {
  await commitSomebody(newCall());
  const rename = (em: EntityManager, name: string) => writeAhead(em, ['update "user" set "name" = ?', [name]]);

  const undone = newCall();
  rename(undone, 'B');
  await undone.count(User);
  await undone.rollback();
  expect(await names()).toEqual(['A']);

  const done = newCall();
  rename(done, "C's");
  const { messages } = await statementsDuring(() => done.commit());
  expect(messages).toEqual([`begin;\nupdate "user" set "name" = 'C''s';\ncommit`]);
  expect(await names()).toEqual(["C's"]);
});

test('a duplicate that the commit meets is told as one, and leaves neither the call nor its connection behind', async ({
  calls: { newCall, names },
}) => {
  await commitSomebody(newCall());
  // More often than there are connections.
  for (const name of ['B', 'C', 'D']) {
    const em = newCall();
    em.create(User, somebody(`${name}@example.com`, name));
    em.create(User, somebody('a@example.com', name));
    await expect(em.commit()).rejects.toThrow(UniqueConstraintViolationException);
    await em.rollback();
  }
  expect(await names()).toEqual(['A']);
});

test('a name stands for one statement: another one under it is refused before anything of its message is sent', async ({
  calls: { newCall, names },
}) => {
  await commitSomebody(newCall());
  writeAhead(newCall(), ['update "user" set "name" = ?', ['B'], 'one_name']);
  const em = newCall();
  writeAhead(em, ['update "user" set "name" = ?', ['C'], 'one_name']);
  expect(() => writeAhead(em, ['delete from "user" where "name" = ?', ['A'], 'one_name'])).toThrow('another statement');
  await em.rollback();
  expect(await names()).toEqual(['A']);
});

test('a connection is not used again where the first statement of a name, or one before it, has failed', async ({
  calls: { url },
}) => {
  const orm = connect(url, { entities, poolSize: 1, statementTimeoutMs: 0 });
  const newCall = () => keepToOneTransaction(orm.em.fork());
  const connection = async () =>
    (await orm.em.fork().execute<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]!.pid;
  const halve = (by: number): Asked => ['select 1 / ?::int as "half"', [by], 'halve_anew'];
  const fail = async () => {
    const em = newCall();
    await expect(askTogether(em, halve(0))).rejects.toThrow('division by zero');
    await em.rollback();
  };

  const first = await connection();
  await fail();
  const second = await connection();
  expect(second).not.toBe(first);

  const done = newCall();
  await askTogether(done, halve(1));
  await done.commit();
  await fail();
  expect(await connection()).toBe(second);
  await orm.close(true);
});

for (const prepared of [true, false]) {
  test(`prepared ${prepared}: where a statement fails those behind it do nothing, and the connection is as good as before`, async ({
    calls: { url, names },
  }) => {
    const orm = connect(url, { entities, poolSize: 1, statementTimeoutMs: 0, prepared });
    const newCall = () => keepToOneTransaction(orm.em.fork());
    await commitSomebody(newCall());
    const rename = (name: string): Asked => ['update "user" set "name" = ? returning "name"', [name], 'rename_all'];
    const halve = (by: number): Asked => ['select 1 / ?::int as "half"', [by], 'halve'];

    // The connection meets both for the first time; the second begins where the transaction is aborted.
    const failing = newCall();
    await expect(askTogether(failing, halve(0), rename('B'))).rejects.toThrow('division by zero');
    await failing.rollback();
    const late = newCall();
    writeAhead(late, halve(0));
    writeAhead(late, rename('C'));
    await expect(late.commit()).rejects.toThrow('division by zero');
    await late.rollback();
    expect(await names()).toEqual(['A']);

    const done = newCall();
    expect(await askTogether(done, halve(1), rename('D'), rename('E'))).toEqual([
      [{ half: 1 }],
      [{ name: 'D' }],
      [{ name: 'E' }],
    ]);
    await done.commit();
    expect(await names()).toEqual(['E']);

    const em = orm.em.fork();
    expect(await em.execute('select "name" from pg_prepared_statements order by "name"')).toEqual(
      prepared ? [{ name: 'call_halve' }, { name: 'call_rename_all' }] : [],
    );
    await orm.close(true);
  });
}

test('what is asked together with a lock sees what the lock was waited for', async ({ calls: { url, newCall } }) => {
  await commitSomebody(newCall());
  const em = newCall();
  const asked = await overtake(url, `update "user" set name = 'B'`, () =>
    askTogether(
      em,
      ['select 1 as held from "user" where "email" = ? for update', ['a@example.com'], 'hold'],
      ['select "name" from "user" where "email" = ?', ['a@example.com'], 'name_of_the_held'],
    ),
  );
  expect(asked).toEqual([[{ held: 1 }], [{ name: 'B' }]]);
  await em.rollback();
});

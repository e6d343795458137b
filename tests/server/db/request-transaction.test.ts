import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { expect, inject } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import type { Query } from '#server/db/reads.ts';
import {
  bindRequestTransaction,
  deferFlush,
  flushUnlessTaken,
  lockAndRead,
  type TransactionOptions,
} from '#server/db/request-transaction.ts';
import { User } from '#server/features/users/user.entity.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/test.ts';

interface Calls {
  /** The EntityManager of a new call. */
  newCall: (options?: TransactionOptions) => EntityManager;
  /** The committed names of all users. */
  names: () => Promise<unknown[]>;
}

const test = base.extend<{ calls: Calls }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  calls: async ({}, use) => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    const orm = connect(url, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: true });
    const names = async () => (await runSql(url, 'select name from "user" order by name')).map(({ name }) => name);
    await use({ newCall: (options = {}) => bindRequestTransaction(orm.em.fork(), options), names });
    await orm.close(true);
  },
});

async function commitUser(em: EntityManager, name: string): Promise<void> {
  em.create(User, { email: `${name}@example.com`, name, additionalFields: null });
  await em.commit();
}

test('flushes and direct writes of a call are committed together', async ({ calls: { newCall, names } }) => {
  const em = newCall();
  em.create(User, { email: 'a@example.com', name: 'A', additionalFields: null });
  await em.flush();
  await em.nativeUpdate(User, { email: 'a@example.com' }, { name: 'B' });
  expect(await names()).toEqual([]);
  em.create(User, { email: 'c@example.com', name: 'C', additionalFields: null });
  await em.commit();
  expect(await names()).toEqual(['B', 'C']);
});

test('flushes and direct writes of a call are rolled back together', async ({ calls: { newCall, names } }) => {
  const em = newCall();
  em.create(User, { email: 'a@example.com', name: 'A', additionalFields: null });
  await em.flush();
  await em.nativeUpdate(User, { email: 'a@example.com' }, { name: 'B' });
  await em.rollback();
  expect(await names()).toEqual([]);
});

test('a failed commit releases its connection', async ({ calls: { newCall, names } }) => {
  await commitUser(newCall(), 'A');
  // More failures than the pool has connections.
  for (const name of ['B', 'C', 'D']) {
    const em = newCall();
    await em.begin();
    em.create(User, { email: `${name}@example.com`, name, additionalFields: null });
    em.create(User, { email: 'A@example.com', name, additionalFields: null });
    await expect(em.commit()).rejects.toThrow(UniqueConstraintViolationException);
    await em.rollback();
  }
  expect(await names()).toEqual(['A']);
});

test('concurrent writes of a call share one transaction', async ({ calls: { newCall, names } }) => {
  await commitUser(newCall(), 'A');
  const em = newCall();
  await Promise.all([
    em.nativeUpdate(User, { name: 'A' }, { name: 'B' }),
    em.nativeUpdate(User, { name: 'B' }, { name: 'C' }),
  ]);
  await em.rollback();
  expect(await names()).toEqual(['A']);
});

test('flushUnlessTaken rolls back only its own flush', async ({ calls: { newCall, names } }) => {
  await commitUser(newCall(), 'A');
  const em = newCall();
  em.create(User, { email: 'b@example.com', name: 'B', additionalFields: null });
  expect(await flushUnlessTaken(em, 'user_email_unique')).toBe(true);
  em.create(User, { email: 'A@example.com', name: 'C', additionalFields: null });
  expect(await flushUnlessTaken(em, 'user_email_unique')).toBe(false);
  em.clear();
  em.create(User, { email: 'd@example.com', name: 'D', additionalFields: null });
  await em.commit();
  expect(await names()).toEqual(['A', 'B', 'D']);
});

test('flushUnlessTaken throws on violations of other constraints', async ({ calls: { newCall } }) => {
  await commitUser(newCall(), 'A');
  const em = newCall();
  em.create(User, { email: 'A@example.com', name: 'B', additionalFields: null });
  await expect(flushUnlessTaken(em, 'user_name_unique')).rejects.toThrow(UniqueConstraintViolationException);
  await em.rollback();
});

const userByName: Query = { name: 'user_by_name', text: 'select email from "user" where name = $1 for update' };
const divide: Query = { name: 'divide', text: 'select 1 / $1::int as quotient' };

test('lockAndRead answers the rows of each statement, after the writes that were deferred', async ({ calls }) => {
  const em = calls.newCall({ prepared: true });
  em.create(User, { email: 'a@example.com', name: 'A', additionalFields: null });
  await deferFlush(em);
  expect(await lockAndRead(em, [userByName, ['A']], [divide, [1]], [userByName, ['B']])).toEqual([
    [{ email: 'a@example.com' }],
    [{ quotient: 1 }],
    [],
  ]);
  await em.commit();
  expect(await calls.names()).toEqual(['A']);
});

test('lockAndRead throws the first error, and its connection serves other calls', async ({
  calls: { newCall, names },
}) => {
  // More failures than the pool has connections. The first one on each also prepares the statements.
  for (let call = 0; call < 5; call += 1) {
    const em = newCall({ prepared: true });
    const read = lockAndRead(em, [userByName, ['A']], [divide, [0]], [userByName, ['B']]);
    await expect(read).rejects.toThrow('division by zero');
    await em.rollback();
  }
  await commitUser(newCall(), 'A');
  expect(await names()).toEqual(['A']);
});

test('a write that was deferred fails the next statement', async ({ calls: { newCall } }) => {
  await commitUser(newCall(), 'A');
  for (const next of ['lock', 'execute'] as const) {
    const em = newCall();
    em.create(User, { email: 'A@example.com', name: 'B', additionalFields: null });
    await deferFlush(em);
    const statement = next === 'lock' ? lockAndRead(em, [divide, [1]]) : em.execute('select 1');
    await expect(statement).rejects.toThrow(UniqueConstraintViolationException);
    await em.rollback();
  }
});

test('statements are prepared only where the options allow it', async ({ calls: { newCall } }) => {
  const prepared = async (options: TransactionOptions) => {
    const em = newCall(options);
    await lockAndRead(em, [divide, [1]]);
    const rows = await em.execute<{ name: string }[]>('select name from pg_prepared_statements');
    await em.commit();
    return rows.map(({ name }) => name);
  };
  expect(await prepared({ prepared: false })).toEqual([]);
  expect(await prepared({ prepared: true })).toEqual(['divide']);
});

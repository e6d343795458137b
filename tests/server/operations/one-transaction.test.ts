import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { expect, inject } from 'vitest';

import { connect } from '#server/db/orm.ts';
import { keepToOneTransaction } from '#server/db/one-transaction.ts';
import { User } from '#server/user/user.entity.ts';
import { freshDatabase, onServer } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

test('flushes and direct writes of a call are kept together or not at all, and a duplicate met midway undoes only itself', async () => {
  const url = await freshDatabase(inject('postgresUrl'));
  const orm = connect(url, { poolSize: 2, statementTimeoutMs: 0, prepared: false });
  const names = async () => (await onServer(url, 'select name from "user" order by name')).map(({ name }) => name);
  try {
    const undone = keepToOneTransaction(orm.em.fork());
    undone.create(User, { email: 'a@example.com', name: 'A', emailVerified: false, image: null });
    await undone.flush();
    await undone.nativeUpdate(User, { email: 'a@example.com' }, { name: 'B' });
    expect(await names()).toEqual([]);
    await undone.rollback();
    expect(await names()).toEqual([]);

    const done = keepToOneTransaction(orm.em.fork());
    done.create(User, { email: 'c@example.com', name: 'C', emailVerified: false, image: null });
    await done.flush();
    done.create(User, { email: 'c@example.com', name: 'D', emailVerified: false, image: null });
    await expect(done.flush()).rejects.toThrow(UniqueConstraintViolationException);
    done.clear();
    done.create(User, { email: 'e@example.com', name: 'E', emailVerified: false, image: null });
    await done.commit();
    expect(await names()).toEqual(['C', 'E']);
  } finally {
    await orm.close(true);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { MikroORM } from '@mikro-orm/postgresql';
import { initTRPC } from '@trpc/server';
import type { Client, Pool, PoolClient } from 'pg';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';

import { UserSchema } from '#server/features/users/user.entity.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';

const folder = join(import.meta.dirname, '../../server/lib/patches');

/** Each shows the behaviour of the library without its patch. If one fails, the patch can be deleted. */
const needed: Record<string, () => Promise<void>> = {
  'broken-connections.ts': async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    let pool!: Pool;
    const onPoolCreated = (created: Pool) => void (pool = created);
    const orm = new MikroORM({ clientUrl: url, entities: [UserSchema], driverOptions: { onPoolCreated } });
    const em = orm.em.fork();
    await em.begin();
    const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
    await runSql(url, `select pg_terminate_backend(${row!.pid})`);
    await expect(em.rollback()).rejects.toThrow();

    expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  },
  'one-packet.ts': async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl'), pipeline: true } as pg.ClientConfig);
    await client.connect();
    const { stream } = (client as PoolClient & Pick<Client, 'connection'>).connection;
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    let writes = 0;
    Object.assign(stream, { write: (...args: unknown[]) => ((writes += 1), write(...args)) });
    await Promise.all([client.query('select 1'), client.query('select 2')]);
    await client.end();

    expect(writes).toBeGreaterThan(1);
  },
  'synchronous.ts': async () => {
    const parsed: string[] = [];
    const schema = z.string();
    Object.assign(schema, {
      parse: (value: unknown) => (parsed.push('parse'), value),
      parseAsync: async (value: unknown) => (parsed.push('parseAsync'), value),
    });
    const t = initTRPC.create();
    await t
      .createCallerFactory(t.router({ read: t.procedure.output(schema).query(() => 'x') }))({})
      .read();

    expect(parsed).toEqual(['parseAsync']);
  },
  'procedure-definition.ts': async () => {
    const t = initTRPC.create();
    expect(Object.keys(t.procedure.input(z.string()).query(() => 'x'))).toEqual(['_def', 'procedure', 'meta']);
  },
  'native-spread.ts': async () => {
    const dist = dirname(createRequire(import.meta.url).resolve('@trpc/server'));
    const files = readdirSync(dist).filter((name) => name.endsWith('.mjs'));
    const helpers = files.filter((name) => readFileSync(join(dist, name), 'utf8').includes('function _objectSpread2('));
    expect(helpers).not.toEqual([]);
  },
};

const patches = readdirSync(folder);

test('every patch of a library names what it is about upstream, and has a test of its need', () => {
  expect(Object.keys(needed).toSorted()).toEqual(patches.toSorted());
  for (const file of patches) expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/Patch of [^]*https:\/\//);
});

test.for(patches)('the library still needs the patch %s', (file) => needed[file]!());

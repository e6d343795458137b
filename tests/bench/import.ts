import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { fillBetterAuth, importing } from '#tests/support/better-auth/large-better-auth.ts';
import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import type { Bench, Row } from './bench.ts';

const USERS = 50_000;
const program = join(import.meta.dirname, '../../server/cli/import/import.ts');

/** The import of 50,000 users from the newest better-auth, each with all that can be imported. */
export async function benchImport({ databaseUrl }: Bench): Promise<Row[]> {
  for (const name of ['import_source', 'import_target']) await runSql(databaseUrl, `create database ${name}`);
  const source = at(databaseUrl, 'import_source');
  await fillBetterAuth(source, USERS);
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-bench-import-'));
  await writeFile(join(cwd, 'gatehouse.config.ts'), `export default ${JSON.stringify(importing)};`);
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: at(databaseUrl, 'import_target'),
    AUTH_SECRET: SHARED_SECRET,
    IMPORT_DATABASE_URL: source,
  };
  try {
    const begun = performance.now();
    await promisify(execFile)(process.execPath, [program], { cwd, env });
    const elapsed = performance.now() - begun;
    return [{ work: `60 s / import of ${USERS} users`, ratio: 60_000 / elapsed, budget: 1 }];
  } finally {
    await rm(cwd, { recursive: true });
  }
}

import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OpenAPIObject } from 'trpc-to-openapi';
import type { TestProject } from 'vitest/node';

import { checkedInDocument } from '#openapi/write.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { documentation, entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';

import { databaseUrl, runSql } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The parsed openapi.json; responses are checked against it. */
    document: OpenAPIObject;
  }
}

export const TEMPLATE = 'gatehouse_template';

const MEMORY_FOLDER = '/dev/shm';
const MEMORY_BYTES = 4 * 1024 ** 3;

/** Memory, if Linux offers enough: a new database has 500 files, which take five times as long on a disk. */
async function databaseFolder(): Promise<string> {
  try {
    await access(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY_FOLDER);
    return bavail * bsize >= MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One PostgreSQL for the run, with a migrated template database that test files copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await databaseFolder(), 'gatehouse-tests-'));
  // PostgreSQL's default, with which the planner prefers an index less often than with the embedded one's value.
  const settings = { max_connections: '300', random_page_cost: '4' };
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, settings });
  await runSql(postgres.url, `create database ${TEMPLATE}`);
  const orm = connect(databaseUrl(postgres.url, TEMPLATE), {
    entities,
    poolSize: 2,
    statementTimeoutMs: 0,
    prepared: false,
  });
  await migrate(orm);
  await orm.close();
  project.provide('postgresUrl', postgres.url);
  project.provide('document', JSON.parse(checkedInDocument(documentation)) as OpenAPIObject);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OpenAPIObject } from 'trpc-to-openapi';
import type { TestProject } from 'vitest/node';

import { checkedInDocument } from '#openapi/write.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { documentation, entities } from '#server/installed.ts';
import { connect } from '#server/db/orm.ts';

import { databaseUrl, runSql } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The OpenAPI document, as JSON would carry it: every answer that a test sees is held to it. */
    document: OpenAPIObject;
  }
}

export const TEMPLATE = 'gatehouse_template';

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-tests-'));
  // As a PostgreSQL of the operator's own has it, which goes less readily by an index than the embedded one.
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

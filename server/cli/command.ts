import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

import type { MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';

import { AppError, StartError } from '#server/lib/errors.ts';
import { additionalFields, entities } from '#server/app/registry.ts';
import { databaseStartError } from '#server/db/start-errors.ts';
import { openDatabase, reachServer, type DatabaseServer } from '#server/db/open.ts';
import { loadOptions, parseOptions, type Options } from '#server/app/configuration.ts';

/** An error whose message is for the operator, and is printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Tools {
  options: Options;
  orm: MikroORM;
  migrated: string[];
}

/** Runs a command on the service's database with its options, also while the service runs. Migrates the database first. */
export async function run(command: (tools: Tools) => Promise<void>): Promise<void> {
  await runUnmigrated(async (server, options) => {
    const [fields, log] = [additionalFields({ options }), pino({ level: 'error' })];
    const database = await openDatabase(options, { entities, fields, log, server });
    try {
      await command({ options, ...database });
    } finally {
      await database.close();
    }
  });
}

/** Runs a command without migrations. Its errors are printed in one line that begins with `failure`. */
export async function runUnmigrated(
  command: (server: DatabaseServer, options: Options) => Promise<void>,
  failure?: string,
): Promise<void> {
  let server: DatabaseServer | undefined;
  let databaseUrl: string | undefined;
  try {
    const options = parseOptions(await loadOptions());
    databaseUrl = options.databaseUrl;
    server = await reachServer(options);
    await command(server, options);
  } catch (thrown) {
    const error = databaseUrl === undefined ? thrown : databaseStartError(thrown, databaseUrl);
    const isForOperator = [StartError, CommandError, AppError].some((type) => error instanceof type);
    if (failure !== undefined) console.error(`${failure}: ${(error as Error).message}`);
    else console.error(isForOperator ? (error as Error).message : error);
    process.exitCode = 1;
  } finally {
    await server?.stop();
  }
}

/** @throws CommandError with the usage for an unknown flag. */
export function parseCommandLine<const Flags extends ParseArgsOptionsConfig>(options: Flags, usage: string) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new CommandError(usage);
  }
}

/** `user 2, session 3` */
export function formatCounts(rows: Record<string, number>): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
}

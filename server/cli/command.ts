import type { MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';

import { AppError, StartError } from '#server/errors.ts';
import { entities } from '#server/installed.ts';
import { joinDatabase, type Database } from '#server/db/open.ts';
import { loadOptions, parseOptions, type Options } from '#server/configuration.ts';

/** What a command is told by its user when it cannot do what they asked. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Tools {
  options: Options;
  orm: MikroORM;
  migrated: string[];
}

/** Whether the message says all that the operator needs. */
function isForOperator(error: unknown): error is Error {
  return [StartError, CommandError, AppError].some((kind) => error instanceof kind);
}

/** Runs a command on the database that the service uses, under the same options, also while that runs. */
export async function run(command: (tools: Tools) => Promise<void>): Promise<void> {
  let database: Database | undefined;
  try {
    const options = parseOptions(await loadOptions());
    database = await joinDatabase(options, { entities, log: pino({ level: 'error' }) });
    await command({ options, ...database });
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

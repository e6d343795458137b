import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { parseOptions } from '#server/app/configuration.ts';
import { additionalFields, entities } from '#server/app/registry.ts';
import { CommandError } from '#server/cli/command.ts';
import { commonFlags } from '#server/cli/import/command/choices.ts';
import { executeImport } from '#server/cli/import/command/execute.ts';
import { sources } from '#server/cli/import/sources/registry.ts';
import { openDatabase } from '#server/db/open.ts';

import type { ImportResult, ImportTarget } from './imports.ts';

/** Flags that name files. */
const fileFlags = new Set([
  'users',
  'profiles',
  'organizations',
  'memberships',
  'members',
  'invitations',
  'passwords',
  'realm',
  'groups',
  'report',
  'hash-config',
  'probe-file',
  'address-file',
]);

interface Interruption {
  /** Called after each batch. */
  isStopped?: () => boolean;
}

/** `npm run import -- …` without a process of its own, which takes seconds to start. Files are those of the target. */
export async function importInProcess(
  target: ImportTarget,
  [name, ...args]: readonly string[],
  { isStopped = () => false }: Interruption = {},
): Promise<ImportResult> {
  const source = sources.find((each) => each.name === name)!;
  const { values, positionals } = parseArgs({
    args: args as string[],
    options: { ...source.flags, ...commonFlags },
    allowPositionals: true,
  });
  const isFile = (flag: string, value: unknown) =>
    fileFlags.has(flag) && !(flag === 'groups' && ['organizations', 'teams', 'none'].includes(String(value)));
  const flags = Object.fromEntries(
    Object.entries(values).map(([flag, value]) => [
      flag,
      isFile(flag, value) && typeof value === 'string' ? join(target.folder, value) : value,
    ]),
  );
  const options = parseOptions({ ...target.options, databaseUrl: target.databaseUrl });
  const database = await openDatabase(options, {
    entities,
    fields: additionalFields({ options }),
    log: pino({ level: 'silent' }),
    server: { url: target.databaseUrl, stop: async () => undefined },
  });
  const printed: string[] = [];
  const progress: string[] = [];
  try {
    const code = await executeImport({
      tools: { options, ...database },
      source,
      flags: flags as never,
      names: positionals.map((file) => join(target.folder, file)),
      print: (line) => void printed.push(line),
      progress: (line) => void progress.push(line),
      isStopped,
    });
    return { code, stdout: printed.join('\n'), stderr: progress.join('\n') };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { code: 1, stdout: printed.join('\n'), stderr: error.message };
  } finally {
    await database.close();
  }
}

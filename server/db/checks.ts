import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import type { Client } from 'pg';

import { dataFolderError } from '#server/lib/data-folder.ts';
import type { Check } from '#server/options/checks.ts';

import { withClient } from './connection/client.ts';
import { pendingMigrations } from './migrate.ts';
import { databaseStartError, requireSupportedVersion } from './start-errors.ts';

const TIMEOUT_MS = 10_000;
/** Codes of authenticator apps last 30 seconds; nodes compare times that other nodes wrote. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/** Connects to the database as the service would, and changes nothing. */
export const databaseCheck: Check = {
  name: 'database',
  problemsOf: async ({ databaseUrl }) => {
    if (databaseUrl === undefined) return [];
    const config = { connectionTimeoutMillis: TIMEOUT_MS, statement_timeout: TIMEOUT_MS };
    return withClient(databaseUrl, problemsOfServer, config).catch((error: unknown) => {
      throw databaseStartError(error, databaseUrl);
    });
  },
};

interface Facts {
  clock: Date;
  isReadOnly: boolean;
  mayCreate: boolean | null;
}

async function problemsOfServer(client: Client): Promise<string[]> {
  await requireSupportedVersion(client);
  const sent = Date.now();
  const { rows } = await client.query<Facts>(
    `select clock_timestamp() as clock, current_setting('transaction_read_only') = 'on' as "isReadOnly",
       has_schema_privilege(current_schema(), 'create') as "mayCreate"`,
  );
  const received = Date.now();
  const { clock, isReadOnly, mayCreate } = rows[0]!;
  const difference = Math.max(sent - clock.getTime(), clock.getTime() - received);
  const pending = await pendingMigrations(client);
  return [
    isReadOnly && 'the server is read-only: name the one that accepts writes',
    !isReadOnly && !mayCreate && 'the user may not create tables, which migrations do: let it own the database',
    difference > MAX_CLOCK_DIFFERENCE_MS &&
      `its clock and that of this machine differ by ${Math.round(difference / 1000)} seconds: synchronize both (NTP)`,
    pending.length > 0 && `${pending.length} migrations are pending: \`npm run migrate\`, or the next start, runs them`,
  ].filter((problem) => problem !== false);
}

/** Where the service writes files: the embedded database, and the generated secret. */
export const dataFolderCheck: Check = {
  name: 'data folder',
  problemsOf: async ({ databaseUrl, secret, dataDir }) => {
    if (databaseUrl !== undefined && secret !== undefined) return [];
    let folder = resolve(dataDir);
    // Of a folder that does not exist yet, the next one above it has to be writable.
    for (;;) {
      try {
        await access(folder, constants.W_OK);
        return [];
      } catch (error) {
        const parent = dirname(folder);
        const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== folder;
        if (!isMissing) throw dataFolderError(error, dataDir) ?? error;
        folder = parent;
      }
    }
  },
};

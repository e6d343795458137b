import type { Tools } from '#server/cli/command.ts';
import { importedHashes } from '#server/features/imports/queries.ts';

import { lockImports } from './lock.ts';
import { measureRefusal, storedCostClasses } from './verification-cost.ts';

/** The runs, and the imported hashes that no sign-in has replaced yet. */
export async function importStatus({ orm }: Tools): Promise<string[]> {
  const em = orm.em.fork();
  const runs = await em.execute<{ source: string; state: string; started: string }[]>(
    `select source, state, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') started from import_run order by started_at`,
  );
  const hashes = await importedHashes(em);
  const refusal = await measureRefusal(await storedCostClasses(em));
  return [
    ...(runs.length === 0 ? ['There were no imports from other products.'] : []),
    ...runs.map(({ source, state, started }) => `${started} UTC  ${source}  ${state}`),
    ...hashes.map(({ family, count }) => `${count} imported hashes are left: ${family}`),
    `A refused sign-in takes ${refusal} ms of a core`,
  ];
}

/** Removes what later runs of a source need, and parameters that no hash refers to. */
export async function forgetSource({ orm }: Tools, source: string): Promise<string> {
  using _lock = await lockImports(orm);
  return await orm.em.fork().transactional(async (em) => {
    const rows = await em.execute<object[]>('delete from imported_row where source = ? returning 1', [source]);
    await em.execute(
      `delete from import_parameter p where not exists(select from account where password like '%' || p.id::text || '%')`,
    );
    return `${rows.length} rows forgotten. A later import from ${source} would take its users for new ones.`;
  });
}

import { reachDatabase, type Reached } from '#server/db/open.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { loadOptions, parseOptions } from '#server/configuration.ts';

/** `npm run backup -- FILE`: the whole database as of now, while the service goes on. */
const file = process.argv[2] ?? `gatehouse-${new Date().toISOString().replaceAll(':', '-')}.gz`;
let database: Reached | undefined;
try {
  database = await reachDatabase(parseOptions(await loadOptions()));
  const { rows } = await backUp(database.url, file);
  console.log(
    `${file}: ${Object.entries(rows)
      .map(([table, count]) => `${table} ${count}`)
      .join(', ')}`,
  );
} catch (error) {
  console.error(`No backup: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await database?.close();
}

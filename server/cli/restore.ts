import type { MikroORM } from '@mikro-orm/postgresql';

import { reachDatabase, type Reached } from '#server/db/open.ts';
import { entities } from '#server/installed.ts';
import { connect } from '#server/db/orm.ts';
import { restore } from '#server/db/backup/restore.ts';
import { loadOptions, parseOptions } from '#server/configuration.ts';

/** `npm run restore -- FILE`: a backup into a database without tables. */
const file = process.argv[2];
if (file === undefined) {
  console.error('Which backup? npm run restore -- FILE');
  process.exit(1);
}
let database: Reached | undefined;
let orm: MikroORM | undefined;
try {
  const options = parseOptions(await loadOptions());
  database = await reachDatabase(options);
  orm = connect(database.url, { ...options.database, entities });
  const { rows } = await restore(orm, file);
  console.log(
    `Restored: ${Object.entries(rows)
      .map(([table, count]) => `${table} ${count}`)
      .join(', ')}`,
  );
} catch (error) {
  console.error(`Not restored: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await orm?.close(true);
  await database?.close();
}

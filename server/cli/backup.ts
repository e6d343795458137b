import { entities } from '#server/app/registry.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { connect } from '#server/db/orm.ts';
import { personalDataOptions } from '#server/features/personal-data/personal-data.options.ts';

import { formatCounts, runUnmigrated } from './command.ts';
import { erasuresFileBeside, writeErasures } from './personal-data/erasures.ts';

/** `npm run backup -- FILE`: writes the whole database to a file while the service runs, and the ids of erased users beside it. */
const file = process.argv[2] ?? `gatehouse-${new Date().toISOString().replaceAll(':', '-')}.gz`;
await runUnmigrated(async ({ url }, options) => {
  const { rows } = await backUp(url, file);
  console.log(`${file}: ${formatCounts(rows)}`);
  const orm = connect(url, { ...options.database, entities });
  try {
    const erasures = erasuresFileBeside(file);
    const ids = await writeErasures({ orm }, erasures, personalDataOptions.of({ options }).erasureLogDays);
    console.log(`${erasures}: ${ids} erased users`);
  } finally {
    await orm.close(true);
  }
}, 'No backup');

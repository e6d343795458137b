import { restore } from '#server/db/backup/restore.ts';
import { connect } from '#server/db/orm.ts';
import { entities } from '#server/app/registry.ts';

import { CommandError, formatCounts, runUnmigrated } from './command.ts';
import { eraseAgain, erasuresFileBeside, readErasures } from './personal-data/erasures.ts';

/**
 * `npm run restore -- FILE`: restores a backup into an empty database, and erases the users again who were erased after it, by
 * the file beside it or the one that is named second.
 */
await runUnmigrated(async ({ url }, options) => {
  const [file, erasuresFile] = process.argv.slice(2);
  if (file === undefined) throw new CommandError('name the backup: npm run restore -- FILE');
  const orm = connect(url, { ...options.database, entities });
  try {
    console.log(`Restored: ${formatCounts((await restore(orm, file)).rows)}`);
    const erasures = await readErasures(erasuresFile ?? erasuresFileBeside(file));
    const { erased, refused } = await eraseAgain({ orm, options }, erasures);
    if (erased > 0) console.log(`Erased again: ${erased} users`);
    if (refused.length > 0)
      throw new CommandError(`erase these users before the service starts:\n${refused.join('\n')}`);
  } finally {
    await orm.close(true);
  }
}, 'Not restored');

import { restore } from '#server/db/backup/restore.ts';
import { connect } from '#server/db/orm.ts';
import { entities } from '#server/app/registry.ts';

import { CommandError, formatCounts, runUnmigrated } from './command.ts';

/** `npm run restore -- FILE`: restores a backup into an empty database. */
await runUnmigrated(async ({ url }, options) => {
  const file = process.argv[2];
  if (file === undefined) throw new CommandError('name the backup: npm run restore -- FILE');
  const orm = connect(url, { ...options.database, entities });
  try {
    console.log(`Restored: ${formatCounts((await restore(orm, file)).rows)}`);
  } finally {
    await orm.close(true);
  }
}, 'Not restored');

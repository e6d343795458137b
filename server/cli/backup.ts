import { backUp } from '#server/db/backup/backup.ts';

import { formatCounts, runUnmigrated } from './command.ts';

/** `npm run backup -- FILE`: writes the whole database to a file while the service runs. */
const file = process.argv[2] ?? `gatehouse-${new Date().toISOString().replaceAll(':', '-')}.gz`;
await runUnmigrated(async ({ url }) => {
  const { rows } = await backUp(url, file);
  console.log(`${file}: ${formatCounts(rows)}`);
}, 'No backup');

import { run } from './command.ts';

/** `npm run migrate`: runs the pending migrations. */
await run(async ({ migrated }) => {
  if (migrated.length === 0) console.log('The database is up to date.');
  for (const name of migrated) console.log(`Migrated ${name}`);
});

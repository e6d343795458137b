import { run } from './command.ts';

/** `npm run migrate`: brings the database to this version's schema, and says what it took. */
await run(async ({ migrated }) => {
  if (migrated.length === 0) console.log('The database is up to date.');
  for (const name of migrated) console.log(`Migrated ${name}`);
});

import pg from 'pg';

import { reachDatabase } from '#server/db/open.ts';
import { loadOptions, parseOptions } from '#server/configuration.ts';

import { addressOf, organizations, PASSWORD, people } from './data.ts';
import { fillWithDemo } from './fill.ts';

/** `npm run demo`: people, organizations, invitations and sessions, so that every screen has something to show. */
async function demo(): Promise<void> {
  const given = await loadOptions();
  const options = parseOptions(given);
  if (options.production) throw new Error('The demo is not for production: its password is known to everybody.');

  const database = await reachDatabase(options);
  try {
    if (await hasPeople(database.url))
      throw new Error('There are people here already: the demo fills an empty database.');
    await fillWithDemo({ ...given, databaseUrl: database.url });
  } finally {
    await database.close();
  }
  console.log(
    `${people.length} people in ${organizations.length} organizations. ` +
      `Sign in as ${addressOf(people[0])}, who administers the platform; everybody's password: ${PASSWORD}`,
  );
}

/** A database that nobody has started the service on has no such table yet. */
async function hasPeople(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('"user"') is not null as made`);
    if (!rows[0]!.made) return false;
    return (await client.query('select 1 from "user" limit 1')).rows.length > 0;
  } finally {
    await client.end();
  }
}

demo().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

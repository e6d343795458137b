import { CommandError, runUnmigrated } from '#server/cli/command.ts';
import { loadOptions } from '#server/app/configuration.ts';
import { withClient } from '#server/db/connection/client.ts';

import { addressOf, organizations, PASSWORD, people } from './data.ts';
import { fillWithDemo } from './fill.ts';

/** `npm run demo`: users, organizations, invitations and sessions, so that every screen shows data. */
await runUnmigrated(async ({ url }, { production }) => {
  if (production) throw new CommandError('it is not for production, because its password is public');
  if (await hasUsers(url)) throw new CommandError('the database already has users; the demo needs an empty one');
  await fillWithDemo({ ...(await loadOptions()), databaseUrl: url });
  console.log(
    `${people.length} users in ${organizations.length} organizations. ` +
      `Sign in as ${addressOf(people[0])}, the administrator. All users have the password: ${PASSWORD}`,
  );
}, 'No demo data');

async function hasUsers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    // A database that no service was started on has no such table.
    const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('"user"') is not null as exists`);
    return rows[0]!.exists && (await client.query('select 1 from "user" limit 1')).rows.length > 0;
  });
}

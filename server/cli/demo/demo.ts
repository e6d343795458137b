import { CommandError, parseCommandLine, runUnmigrated } from '#server/cli/command.ts';
import { loadOptions } from '#server/app/configuration.ts';
import { withClient } from '#server/db/connection/client.ts';
import { SERVICE_ACCOUNT_DOMAIN } from '#shared/lib/fields.ts';

import { crowd, crowdOrganizations } from './crowd.ts';
import { addressOf, organizations, PASSWORD, people } from './data.ts';
import { writeEverything } from './everything.ts';
import { fillWithDemo } from './fill.ts';

const USAGE = `Usage: npm run demo -- [--everything] [--reset]

  --everything  writes a gatehouse.config.ts that turns on teams, roles, applications and further ways to sign in
  --reset       deletes a demo that was filled before, with all that was changed in it`;

// Before the options are read.
const isWritten = !process.argv.includes('--everything') || (await writeEverything());

/** `npm run demo`: users, organizations, invitations, sessions and a webhook, so that every screen shows data. */
await runUnmigrated(async ({ url }, { production, baseUrl, webAppUrl, basePath }) => {
  const flags = { everything: { type: 'boolean' }, reset: { type: 'boolean', default: false } } as const;
  const { values } = parseCommandLine(flags, USAGE);
  if (!isWritten) throw new CommandError('there is a gatehouse.config.ts already: run the demo without --everything');
  if (production) throw new CommandError('it is not for production, because its password is public');
  const users = await usersOf(url);
  if (users !== null && users.all > 0) {
    if (!values.reset)
      throw new CommandError('the database already has users; the demo needs an empty one. --reset deletes a demo');
    if (users.others > 0) throw new CommandError('--reset deletes only a demo, and the database has other users');
    await reset(url);
  }
  await fillWithDemo({ ...(await loadOptions()), databaseUrl: url }, { withCrowd: true });
  console.log(
    `${people.length + crowd.length} users in ${organizations.length + crowdOrganizations.length} organizations. ` +
      `Sign in as ${addressOf(people[0])}, the administrator. All users have the password: ${PASSWORD}
Start the service with npm start, and see

  what your customers see    ${webAppUrl}/account
  what your admins see       ${webAppUrl}/admin
  what you code              ${baseUrl}${basePath}/docs`,
  );
}, 'No demo data');

interface Users {
  all: number;
  /** With an address that the demo does not give to users. */
  others: number;
}

/** Null for a database that no service was started on. */
function usersOf(url: string): Promise<Users | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('"user"') is not null as exists`);
    if (!rows[0]!.exists) return null;
    const counted = await client.query<Users>(
      `select count(*)::int as all,
         (count(*) filter (where split_part(email, '@', 2) <> all ($1)))::int as others from "user"`,
      [['example.com', SERVICE_ACCOUNT_DOMAIN]],
    );
    return counted.rows[0]!;
  });
}

/** Deletes everything: the migrations create it again. */
function reset(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string }>('select quote_ident(current_schema()) as schema');
    const { schema } = rows[0]!;
    await client.query(`drop schema ${schema} cascade; create schema ${schema}`);
  });
}

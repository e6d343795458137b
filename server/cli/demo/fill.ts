import type { InjectOptions } from 'fastify';
import pg from 'pg';

import { createGatehouse, type Gatehouse } from '#server/app.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';

import {
  addressOf,
  banned,
  devices,
  organizations,
  PASSWORD,
  people,
  type DemoOrganization,
  type PersonName,
} from './data.ts';

/** Calls the service as somebody; the answer is the call's. */
type Send = (method: 'GET' | 'POST', url: string, payload?: object) => Promise<Record<string, unknown>>;

/**
 * Makes the demo's people and what they have by the service's own calls, so that every row is one that a person could
 * have made. Its mails go nowhere.
 */
export async function fillWithDemo(options: GatehouseOptions & { databaseUrl: string }): Promise<void> {
  const { smtpUrl: _, ...rest } = options;
  const quiet = { logLevel: 'error', webApp: false, rateLimit: { enabled: false } } as const;
  const gatehouse = await createGatehouse({ ...rest, ...quiet });
  try {
    const as = new Map(await Promise.all(people.map(async (name) => [name, await signUp(gatehouse, name)] as const)));
    await settle(options.databaseUrl);
    for (const organization of organizations) {
      await found(as, organization, { withTeams: gatehouse.options.organization.teams.enabled });
    }
    for (const device of devices) await signIn(gatehouse, people[0], device);

    const administrator = await signIn(gatehouse, people[0]);
    const { users } = await administrator('GET', `/admin/list-users?searchValue=${addressOf(banned.name)}`);
    const [{ id: userId }] = users as [{ id: string }];
    await administrator('POST', '/admin/ban-user', { userId, banReason: banned.reason });
    await gatehouse.idle();
    await age(options.databaseUrl);
  } finally {
    await gatehouse.close();
  }
}

/** What these people did before the service could know them: addresses proven, the first one made administrator. */
async function settle(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`update "user" set email_verified = email not like 'k%'`);
    await client.query(`update "user" set role = 'admin' where email = $1`, [addressOf(people[0])]);
  });
}

/** Some months pass: the first who came, came the longest ago. */
async function age(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // They sign up at once.
    const listed = `array_position('{${people.map(addressOf).join()}}', email)`;
    const steps = { '"user"': ['3 days', listed], member: ['2 days', 'id'], session: ['5 hours', 'id'] };
    for (const [table, [step, order]] of Object.entries(steps)) {
      await client.query(
        `update ${table} set created_at = created_at - place * interval '${step}'
         from (select id, row_number() over (order by ${order} desc) as place from ${table}) placed where placed.id = ${table}.id`,
      );
    }
  });
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function found(
  as: Map<PersonName, Send>,
  { name, slug, owner, members, invited, teams }: DemoOrganization,
  { withTeams }: { withTeams: boolean },
): Promise<void> {
  const byOwner = as.get(owner)!;
  const { id: organizationId } = await byOwner('POST', '/organization/create', { name, slug });
  for (const team of withTeams ? teams : []) {
    await byOwner('POST', '/organization/create-team', { name: team, organizationId });
  }
  for (const [person, role] of Object.entries(members) as [PersonName, string][]) {
    const email = addressOf(person);
    const { id: invitationId } = await byOwner('POST', '/organization/invite-member', { email, role, organizationId });
    await as.get(person)!('POST', '/organization/accept-invitation', { invitationId });
  }
  for (const email of invited) {
    await byOwner('POST', '/organization/invite-member', { email, role: 'member', organizationId });
  }
}

async function signUp(gatehouse: Gatehouse, name: PersonName): Promise<Send> {
  const { token } = await send(gatehouse, { 'user-agent': devices[0] })('POST', '/sign-up/email', {
    name,
    email: addressOf(name),
    password: PASSWORD,
  });
  return send(gatehouse, { authorization: `Bearer ${String(token)}` });
}

async function signIn(gatehouse: Gatehouse, name: PersonName, device: string = devices[0]): Promise<Send> {
  const { token } = await send(gatehouse, { 'user-agent': device })('POST', '/sign-in/email', {
    email: addressOf(name),
    password: PASSWORD,
  });
  return send(gatehouse, { authorization: `Bearer ${String(token)}` });
}

function send(gatehouse: Gatehouse, headers: Record<string, string>): Send {
  return async (method, url, payload) => {
    const request: InjectOptions = { method, url: `/api/auth${url}`, headers, ...(payload ? { payload } : {}) };
    const response = await gatehouse.app.inject(request);
    if (response.statusCode === 200) return response.json();
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
  };
}

import { mock } from 'node:test';

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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A session that is older is not signed in with any more. */
const SESSION_AGE = 5 * DAY;

/**
 * Makes the demo's people and what they have by the service's own calls, so that every row is one that a person could
 * have made. The clock begins three months ago, so that all dates agree, the audit log's too. Its mails go nowhere.
 */
export async function fillWithDemo(options: GatehouseOptions & { databaseUrl: string }): Promise<void> {
  const { smtpUrl: _, ...rest } = options;
  const gatehouse = await createGatehouse({
    ...rest,
    logLevel: 'error',
    webApp: false,
    rateLimit: { enabled: false },
    // How people get in here is no matter of the options that the service then runs with.
    emailAndPassword: { ...rest.emailAndPassword, ...openToAll },
  });
  try {
    await new Demo(gatehouse, options.databaseUrl).fill();
  } catch (error) {
    await removeDemo(options.databaseUrl);
    throw error;
  } finally {
    mock.timers.reset();
    await gatehouse.close();
  }
}

/** The password is known to everybody, so that a slow hash of it protects nothing. */
const openToAll = {
  bcryptCost: 4,
  enabled: true,
  disableSignUp: false,
  autoSignIn: true,
  requireEmailVerification: false,
} as const;

class Demo {
  readonly #gatehouse: Gatehouse;
  readonly #databaseUrl: string;
  readonly #end = Date.now();
  /** Sent last, since invitations run out in two days. */
  readonly #invited: { owner: PersonName; organizationId: unknown; email: string }[] = [];
  readonly #sessions = new Map<PersonName, { send: Send; since: number }>();

  constructor(gatehouse: Gatehouse, databaseUrl: string) {
    this.#gatehouse = gatehouse;
    this.#databaseUrl = databaseUrl;
  }

  async fill(): Promise<void> {
    mock.timers.enable({ apis: ['Date'], now: this.#end - 90 * DAY });
    for (const [index, name] of people.entries()) {
      this.#goTo((90 - (70 * index) / people.length) * DAY);
      await this.#signUp(name);
    }
    await settle(this.#databaseUrl);
    for (const [index, organization] of organizations.entries()) {
      await this.#found(organization, (18 - 5 * index) * DAY);
    }
    this.#goTo(2 * DAY);
    const administrator = await this.#as(people[0]);
    const { users } = await administrator('GET', `/admin/list-users?searchValue=${addressOf(banned.name)}`);
    const [{ id: userId }] = users as [{ id: string }];
    await administrator('POST', '/admin/ban-user', { userId, banReason: banned.reason });
    for (const [index, device] of devices.entries()) {
      this.#goTo((30 - 8 * index) * HOUR);
      await this.#signIn(people[0], device);
    }
    this.#goTo(5 * HOUR);
    for (const { owner, organizationId, email } of this.#invited) {
      await (
        await this.#as(owner)
      )('POST', '/organization/invite-member', { email, role: 'member', organizationId });
    }
    await this.#gatehouse.idle();
  }

  /** Moves the clock to so long before the end. */
  #goTo(before: number): void {
    mock.timers.setTime(Math.max(Date.now(), this.#end - before));
  }

  async #found({ name, slug, owner, members, invited, teams }: DemoOrganization, before: number): Promise<void> {
    this.#goTo(before);
    const { id: organizationId } = await (await this.#as(owner))('POST', '/organization/create', { name, slug });
    for (const team of this.#gatehouse.options.organization.teams.enabled ? teams : []) {
      await (
        await this.#as(owner)
      )('POST', '/organization/create-team', { name: team, organizationId });
    }
    for (const [index, [person, role]] of (Object.entries(members) as [PersonName, string][]).entries()) {
      this.#goTo(before - (index + 1) * 6 * HOUR);
      const invitation = { email: addressOf(person), role, organizationId };
      const { id: invitationId } = await (await this.#as(owner))('POST', '/organization/invite-member', invitation);
      await (
        await this.#as(person)
      )('POST', '/organization/accept-invitation', { invitationId });
    }
    this.#invited.push(...invited.map((email) => ({ owner, organizationId, email })));
  }

  async #signUp(name: PersonName): Promise<void> {
    const given = { name, email: addressOf(name), password: PASSWORD };
    await send(this.#gatehouse, { 'user-agent': devices[0] })('POST', '/sign-up/email', given);
  }

  async #as(name: PersonName): Promise<Send> {
    const known = this.#sessions.get(name);
    if (known && Date.now() - known.since < SESSION_AGE) return known.send;
    return this.#signIn(name, devices[0]);
  }

  async #signIn(name: PersonName, device: string): Promise<Send> {
    const { token } = await send(this.#gatehouse, { 'user-agent': device })('POST', '/sign-in/email', {
      email: addressOf(name),
      password: PASSWORD,
    });
    const signedIn = send(this.#gatehouse, { authorization: `Bearer ${String(token)}` });
    this.#sessions.set(name, { send: signedIn, since: Date.now() });
    return signedIn;
  }
}

/** What these people did before the service could know them: addresses proven, the first one made administrator. */
async function settle(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`update "user" set email_verified = email not like 'k%'`);
    await client.query(`update "user" set role = 'admin' where email = $1`, [addressOf(people[0])]);
  });
}

/** What a run that failed has made; the database had no people before. */
async function removeDemo(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('delete from organization where slug = any($1)', [organizations.map(({ slug }) => slug)]);
    await client.query('delete from "user" where email = any($1)', [people.map(addressOf)]);
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

function send(gatehouse: Gatehouse, headers: Record<string, string>): Send {
  return async (method, url, payload) => {
    const request: InjectOptions = { method, url: `/api/auth${url}`, headers, ...(payload ? { payload } : {}) };
    const response = await gatehouse.app.inject(request);
    if (response.statusCode === 200) return response.json();
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
  };
}

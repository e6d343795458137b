import { mock } from 'node:test';

import type { InjectOptions } from 'fastify';

import { createGatehouse, type Gatehouse } from '#server/app/create-gatehouse.ts';
import { withClient } from '#server/db/connection/client.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

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
import { demoOptions } from './options.ts';

/** Calls the service: with a payload by POST, without by GET. */
type Send = (url: string, payload?: object) => Promise<Record<string, unknown>>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An older session is replaced by a new sign-in. */
const MAX_SESSION_AGE = 5 * DAY;

/**
 * Creates the demo data by calls of the service, so that every row is one that users could have created. The clock starts
 * three months ago, so that all dates agree, those of the audit log too. No emails are sent; those of the pending
 * invitations are left to the development mailbox of the service, if it has one.
 */
export async function fillWithDemo(options: GatehouseOptions & { databaseUrl: string }): Promise<void> {
  const gatehouse = await createGatehouse(demoOptions(options));
  try {
    await new Demo(gatehouse).fill(options.databaseUrl);
  } catch (error) {
    // The database had no users before.
    await withClient(options.databaseUrl, async (client) => {
      await client.query('delete from organization where slug = any($1)', [organizations.map(({ slug }) => slug)]);
      await client.query('delete from "user" where email = any($1)', [people.map(addressOf)]);
    });
    throw error;
  } finally {
    // Attempts the mails once more: by the clock of the demo, so that they are due as soon as a service runs.
    await gatehouse.close();
    mock.timers.reset();
  }
}

class Demo {
  readonly #gatehouse: Gatehouse;
  readonly #end = Date.now();
  /** Sent last, because invitations expire after two days. */
  readonly #invitations: { owner: PersonName; organizationId: unknown; email: string }[] = [];
  readonly #sessions = new Map<PersonName, { send: Send; since: number }>();

  constructor(gatehouse: Gatehouse) {
    this.#gatehouse = gatehouse;
  }

  async fill(databaseUrl: string): Promise<void> {
    mock.timers.enable({ apis: ['Date'], now: this.#end - 90 * DAY });
    for (const [index, name] of people.entries()) {
      this.#advanceTo((90 - (70 * index) / people.length) * DAY);
      await this.#signUp(name);
    }
    // Verifies most addresses and creates the administrator, as the operator would.
    await withClient(databaseUrl, async (client) => {
      await client.query(`update "user" set email_verified = email not like 'k%'`);
      const { adminRoles } = this.#gatehouse.options.admin;
      await client.query(`update "user" set role = $1 where email = $2`, [
        adminRoles[0] ?? 'admin',
        addressOf(people[0]),
      ]);
    });
    for (const [index, organization] of organizations.entries()) {
      await this.#createOrganization(organization, (18 - 5 * index) * DAY);
    }
    this.#advanceTo(2 * DAY);
    const { users } = await this.#sendAs(people[0], `/admin/list-users?searchValue=${addressOf(banned.name)}`);
    const [{ id: userId }] = users as [{ id: string }];
    await this.#sendAs(people[0], '/admin/ban-user', { userId, banReason: banned.reason });
    for (const [index, device] of devices.entries()) {
      this.#advanceTo((30 - 8 * index) * HOUR);
      await this.#signIn(people[0], device);
    }
    const { invitationExpiresIn } = this.#gatehouse.options.organization;
    this.#advanceTo(Math.min(5 * HOUR, (invitationExpiresIn * 1000) / 2));
    for (const { owner, organizationId, email } of this.#invitations) {
      await this.#sendAs(owner, '/organization/invite-member', { email, role: 'member', organizationId });
    }
  }

  /** Advances the clock to so many milliseconds before the present. */
  #advanceTo(before: number): void {
    mock.timers.setTime(Math.max(Date.now(), this.#end - before));
  }

  async #createOrganization(organization: DemoOrganization, before: number): Promise<void> {
    const { name, slug, owner, members, invited, teams, roles } = organization;
    this.#advanceTo(before);
    const { id: organizationId } = await this.#sendAs(owner, '/organization/create', { name, slug });
    for (const team of this.#gatehouse.options.organization.teams.enabled ? teams : []) {
      await this.#sendAs(owner, '/organization/create-team', { name: team, organizationId });
    }
    const { enabled: definesRoles } = this.#gatehouse.options.organization.dynamicAccessControl;
    for (const [role, permission] of definesRoles ? Object.entries(roles) : []) {
      await this.#sendAs(owner, '/organization/create-role', { role, permission, organizationId });
    }
    for (const [index, [person, role]] of (Object.entries(members) as [PersonName, string][]).entries()) {
      this.#advanceTo(before - (index + 1) * 6 * HOUR);
      const invitation = { email: addressOf(person), role, organizationId };
      const { id: invitationId } = await this.#sendAs(owner, '/organization/invite-member', invitation);
      await this.#sendAs(person, '/organization/accept-invitation', { invitationId });
    }
    this.#invitations.push(...invited.map((email) => ({ owner, organizationId, email })));
  }

  async #signUp(name: PersonName): Promise<void> {
    const input = { name, email: addressOf(name), password: PASSWORD };
    await this.#sender({ 'user-agent': devices[0] })('/sign-up/email', input);
  }

  async #sendAs(name: PersonName, url: string, payload?: object): Promise<Record<string, unknown>> {
    const session = this.#sessions.get(name);
    const isRecent = session !== undefined && Date.now() - session.since < MAX_SESSION_AGE;
    const send = isRecent ? session.send : await this.#signIn(name, devices[0]);
    return send(url, payload);
  }

  async #signIn(name: PersonName, device: string): Promise<Send> {
    const credentials = { email: addressOf(name), password: PASSWORD };
    const { token } = await this.#sender({ 'user-agent': device })('/sign-in/email', credentials);
    const send = this.#sender({ authorization: `Bearer ${String(token)}` });
    this.#sessions.set(name, { send, since: Date.now() });
    return send;
  }

  #sender(headers: Record<string, string>): Send {
    return async (url, payload) => {
      const method = payload ? 'POST' : 'GET';
      const request: InjectOptions = {
        method,
        url: `${this.#gatehouse.options.basePath}${url}`,
        headers,
        ...(payload ? { payload } : {}),
      };
      const response = await this.#gatehouse.app.inject(request);
      if (response.statusCode === 200) return response.json();
      throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
    };
  }
}

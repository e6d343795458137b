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
import { crowd, crowdOrganizations, failingWebhook } from './crowd.ts';
import { demoOptions } from './options.ts';

/** Calls the service: with a payload by POST, without by GET. */
type Send = (url: string, payload?: object) => Promise<Record<string, unknown>>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An older session is replaced by a new sign-in. */
const MAX_SESSION_AGE = 5 * DAY;
const VERIFY = `update "user" set email_verified = true where email !~ '^k|^user-\\d*[05]@'`;

/**
 * Creates the demo data by calls of the service, so that every row is one that users could have created. The clock starts
 * three months ago, so that all dates agree, those of the audit log too. No emails are sent; those of the pending
 * invitations are left to the development mailbox of the service, if it has one. The crowd fills lists, charts and the audit log.
 */
export async function fillWithDemo(
  options: GatehouseOptions & { databaseUrl: string },
  { withCrowd = false } = {},
): Promise<void> {
  const gatehouse = await createGatehouse(demoOptions(options));
  try {
    await new Demo(gatehouse, withCrowd).fill(options.databaseUrl);
  } catch (error) {
    // The database had no users before.
    await withClient(options.databaseUrl, async (client) => {
      const slugs = [...organizations, ...crowdOrganizations].map(({ slug }) => slug);
      await client.query('delete from webhook_endpoint where url = $1', [failingWebhook.url]);
      await client.query('delete from organization where slug = any($1)', [slugs]);
      const emails = [...people.map(addressOf), ...crowd.map(({ email }) => email)];
      await client.query('delete from "user" where email = any($1)', [emails]);
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

  /** What the crowd does, and so many milliseconds before the present; the earliest first. */
  readonly #ofCrowd: { before: number; act: () => Promise<unknown> }[];
  readonly #withCrowd: boolean;

  constructor(gatehouse: Gatehouse, withCrowd: boolean) {
    this.#gatehouse = gatehouse;
    this.#withCrowd = withCrowd;
    this.#ofCrowd = withCrowd ? this.#crowdActs().toSorted((a, b) => b.before - a.before) : [];
  }

  async fill(databaseUrl: string): Promise<void> {
    mock.timers.enable({ apis: ['Date'], now: this.#end - 90 * DAY });
    for (const [index, name] of people.entries()) {
      await this.#advanceTo((90 - (70 * index) / people.length) * DAY);
      await this.#signUp(name);
    }
    // Verifies most addresses and creates the administrator, as the operator would.
    await withClient(databaseUrl, async (client) => {
      await client.query(VERIFY);
      const { adminRoles } = this.#gatehouse.options.admin;
      await client.query(`update "user" set role = $1 where email = $2`, [
        adminRoles[0] ?? 'admin',
        addressOf(people[0]),
      ]);
    });
    for (const [index, organization] of organizations.entries()) {
      await this.#createOrganization(organization, (18 - 5 * index) * DAY);
    }
    await this.#advanceTo(2 * DAY);
    const { users } = await this.#sendAs(people[0], `/admin/list-users?searchValue=${addressOf(banned.name)}`);
    const [{ id: userId }] = users as [{ id: string }];
    await this.#sendAs(people[0], '/admin/ban-user', { userId, banReason: banned.reason });
    for (const [index, device] of devices.entries()) {
      await this.#advanceTo((30 - 8 * index) * HOUR);
      await this.#signIn(people[0], device);
    }
    const { invitationExpiresIn } = this.#gatehouse.options.organization;
    await this.#advanceTo(Math.min(5 * HOUR, (invitationExpiresIn * 1000) / 2));
    for (const { owner, organizationId, email } of this.#invitations) {
      await this.#sendAs(owner, '/organization/invite-member', { email, role: 'member', organizationId });
    }
    if (this.#withCrowd) {
      await this.#addFailingWebhook();
      await withClient(databaseUrl, (client) => client.query(VERIFY));
    }
  }

  /** Advances the clock to so many milliseconds before the present, past what the crowd does until then. */
  async #advanceTo(before: number): Promise<void> {
    while (this.#ofCrowd.length > 0 && this.#ofCrowd[0]!.before > before) {
      const next = this.#ofCrowd.shift()!;
      mock.timers.setTime(Math.max(Date.now(), this.#end - next.before));
      await next.act();
    }
    mock.timers.setTime(Math.max(Date.now(), this.#end - before));
  }

  /** Sign-ups, sign-ins and organizations over 90 days; more each week. */
  #crowdActs() {
    const signUps = crowd.map(({ name, email }, index) => ({
      before: (89 - (86 * index) / crowd.length) * DAY,
      act: () =>
        this.#sender({ 'user-agent': devices[index % devices.length]! })('/sign-up/email', {
          name,
          email,
          password: PASSWORD,
        }),
    }));
    const days = Array.from({ length: 80 }, (_, day) => day + 1);
    const signIns = days.flatMap((day) => {
      // Those who have signed up by then; fewer at the weekend.
      const known = Math.floor(((86 - day) * crowd.length) / 86);
      const count = day % 7 < 2 ? 1 : 2 + Math.floor((80 - day) / 16);
      return Array.from({ length: Math.min(count, known) }, (_, nth) => ({
        before: (day - (nth + 1) / 24) * DAY,
        act: () => this.#visit(crowd[(day * 13 + nth * 29) % known]!.email, nth === 2 && day % 4 === 0),
      }));
    });
    const founded = crowdOrganizations.map((organization, index) => ({
      // After the addresses are verified.
      before: (17 - index * 1.5) * DAY,
      act: () => this.#found(organization),
    }));
    return [...signUps, ...signIns, ...founded];
  }

  /** Signs a user of the crowd in; before that with a wrong password. */
  async #visit(email: string, isMistaken: boolean): Promise<void> {
    const signIn = this.#sender({ 'user-agent': devices[1] ?? devices[0] });
    const mistyped = () => signIn('/sign-in/email', { email, password: 'a mistyped password' });
    if (isMistaken) await mistyped().catch(() => undefined);
    await signIn('/sign-in/email', { email, password: PASSWORD });
  }

  async #found({ name, slug, owner, members }: (typeof crowdOrganizations)[number]): Promise<void> {
    const signedIn = await this.#sender({ 'user-agent': devices[0] })('/sign-in/email', {
      email: owner.email,
      password: PASSWORD,
    });
    const send = this.#sender({ authorization: `Bearer ${String(signedIn['token'])}` });
    const { id: organizationId } = await send('/organization/create', { name, slug });
    for (const { email } of members) {
      const { id: invitationId } = await send('/organization/invite-member', { email, role: 'member', organizationId });
      const { token } = await this.#sender({ 'user-agent': devices[0] })('/sign-in/email', {
        email,
        password: PASSWORD,
      });
      const accept = this.#sender({ authorization: `Bearer ${String(token)}` });
      await accept('/organization/accept-invitation', { invitationId });
    }
  }

  /** A webhook of the platform whose server does not answer. */
  async #addFailingWebhook(): Promise<void> {
    const send = await this.#signIn(people[0], devices[0]);
    const { webhook } = (await send('/webhook/create', failingWebhook)) as { webhook: { id: string } };
    await send('/webhook/test', { webhookId: webhook.id });
  }

  async #createOrganization(organization: DemoOrganization, before: number): Promise<void> {
    const { name, slug, owner, members, invited, teams, roles } = organization;
    await this.#advanceTo(before);
    const { id: organizationId } = await this.#sendAs(owner, '/organization/create', { name, slug });
    const teamIds: unknown[] = [];
    for (const team of this.#gatehouse.options.organization.teams.enabled ? teams : []) {
      teamIds.push((await this.#sendAs(owner, '/organization/create-team', { name: team, organizationId }))['id']);
    }
    const { enabled: definesRoles } = this.#gatehouse.options.organization.dynamicAccessControl;
    for (const [role, permission] of definesRoles ? Object.entries(roles) : []) {
      await this.#sendAs(owner, '/organization/create-role', { role, permission, organizationId });
    }
    for (const [index, [person, role]] of (Object.entries(members) as [PersonName, string][]).entries()) {
      await this.#advanceTo(before - (index + 1) * 6 * HOUR);
      const invitation = { email: addressOf(person), role, organizationId };
      // One in four joins no team.
      const teamId = teamIds.length > 0 && index % 4 !== 3 ? { teamId: teamIds[index % teamIds.length] } : {};
      const { id: invitationId } = await this.#sendAs(owner, '/organization/invite-member', {
        ...invitation,
        ...teamId,
      });
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

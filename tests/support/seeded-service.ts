import type { Gatehouse } from '#server/app.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import { providerFixtures } from '#tests/features/social/provider-fixtures.ts';

import { signUpWithRole } from './administrator.ts';
import { DatabaseSnapshot } from './database-snapshot.ts';
import { newestMailTo } from './mailbox.ts';
import { newInvitation, newMember, newOrganization } from './organization.ts';
import { Person } from './person.ts';
import { FakeProvider } from './fake-provider.ts';
import { completeOAuthFlow, startOAuthFlow } from './oauth-flow.ts';
import { startGatehouse } from './test.ts';

/** Somebody, as a request can be theirs. */
export type CallerName =
  | 'anonymous'
  | 'owner'
  | 'member'
  | 'guest'
  | 'admin'
  | 'social'
  | 'redirected'
  | 'impersonating';

/** A service with everything switched on, and in it some of everything that a call can be about. */
export interface SeededService extends AsyncDisposable {
  gatehouse: Gatehouse;
  tables: DatabaseSnapshot;
  callers: Record<CallerName, Person>;
  /** What a call can name, by the field that names it. */
  ids: SeededIds;
}

export interface SeededIds {
  organizationId: string;
  organizationSlug: string;
  memberId: string;
  teamId: string;
  /** The team that the owner is in. */
  ownTeamId: string;
  invitationId: string;
  /** Whom an administrator's calls are about. */
  userId: string;
  sessionToken: string;
  ownSessionToken: string;
  accountId: string;
  state: string;
  invitation: string;
  verification: string;
  reset: string;
  magicLink: string;
  deletion: string;
}

/** What is off by default; and nothing ends by itself, however long the service is used. */
const everything = {
  advanced: { sweepInterval: 86_400 },
  magicLink: { expiresIn: 86_400 },
  organization: { teams: { enabled: true } },
  jwt: { enabled: true },
  user: { deleteUser: { confirmByMail: true } },
} as const;

type SeedOptions = Pick<GatehouseOptions, 'logLevel' | 'database' | 'rateLimit' | 'account'>;

export async function startSeededService(options: SeedOptions = {}): Promise<SeededService> {
  const fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const invitations: InvitationMail[] = [];
  const gatehouse = await startGatehouse({
    ...everything,
    ...fakeProvider.options,
    ...options,
    port: 0,
    organization: { ...everything.organization, sendInvitationEmail: (mail) => void invitations.push(mail) },
  });
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { person: member, memberId } = await newMember(gatehouse, organization);
  const guest = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: guest.email });
  // The last team cannot go.
  const second = await owner.post('/organization/create-team', { name: 'Design' });
  const social = new Person(gatehouse);
  await completeOAuthFlow(social, fakeProvider);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const impersonating = await signUpWithRole(gatehouse, 'admin');
  await impersonating.post('/admin/impersonate-user', { userId: guest.id });
  const redirected = new Person(gatehouse);
  const authorizationUrl = await startOAuthFlow(redirected, { provider: 'google', callbackURL: '/home' });
  fakeProvider.nonce = authorizationUrl.searchParams.get('nonce');

  const mailed = async (person: Person, url: string, body: object) => {
    await person.post(url, body);
    return (await newestMailTo(gatehouse, person.email)).token;
  };
  const tokenOf = async (person: Person) => (await person.get('/get-session')).body.session.token as string;
  const verification = (await newestMailTo(gatehouse, owner.email)).token;
  await gatehouse.idle();
  const ids: SeededIds = {
    organizationId: organization.id,
    organizationSlug: organization.slug,
    memberId,
    teamId: second.body.id,
    ownTeamId: organization.teamId!,
    invitationId,
    userId: member.id,
    sessionToken: await tokenOf(member),
    ownSessionToken: await tokenOf(await owner.inAnotherBrowser()),
    accountId: (await social.get('/list-accounts')).body[0].id,
    state: authorizationUrl.searchParams.get('state')!,
    invitation: invitations[0]!.token,
    verification,
    reset: await mailed(member, '/forget-password', { email: member.email }),
    magicLink: await mailed(guest, '/sign-in/magic-link', { email: guest.email }),
    deletion: await mailed(member, '/delete-user', { password: member.password }),
  };
  await gatehouse.idle();
  const tables = await DatabaseSnapshot.keep(gatehouse.options.databaseUrl!);
  const anonymous = new Person(gatehouse);
  return {
    gatehouse,
    tables,
    callers: { anonymous, owner, member, guest, admin, social, redirected, impersonating },
    ids,
    [Symbol.asyncDispose]: async () => {
      await tables[Symbol.asyncDispose]();
      await gatehouse.close();
      await fakeProvider[Symbol.asyncDispose]();
    },
  };
}

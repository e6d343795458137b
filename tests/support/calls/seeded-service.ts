import { seedApplication } from './seeded-application.ts';
import { seedDevice } from './seeded-device.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

import { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { seedSeal } from '#tests/support/audit-chain.ts';
import { programWith } from '#tests/support/api-keys.ts';
import { DatabaseSnapshot } from '#tests/support/database/database-snapshot.ts';
import { newestCodeTo, newestMailTo } from '#tests/support/mailbox.ts';
import { insertReadyRecovery } from '#tests/support/recovery.ts';
import { newInvitation, newMember, newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import { createLink, openLink } from '#tests/support/setup-links.ts';
import { Person } from '#tests/support/person.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { sha256 } from '#server/security/hash.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { addPasskey, SoftwareAuthenticator } from '#tests/support/browser/software-authenticator.ts';
import { completeOAuthFlow, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { enableTotp, mailedCode, startSignIn } from '#tests/support/two-factor.ts';

import { SEEDED_DOMAIN, seedSsoFlow } from './seeded-identity.ts';
import { seedSaml } from './seeded-saml.ts';

export type CallerName =
  | 'anonymous'
  | 'owner'
  | 'member'
  | 'guest'
  | 'admin'
  | 'social'
  | 'redirected'
  | 'impersonating'
  /** Has every second factor. */
  | 'secured'
  /** A browser in which the secured user signs in. */
  | 'challenged'
  /** Signed in as the owner, with a stored session of the guest. */
  | 'switching'
  /** Signed in without credentials. */
  | 'visitor'
  /** A program with the key of a service account of the platform, which has every scope. */
  | 'service'
  /** The browser that opened a set-up link, which its requests name. */
  | 'holder';

async function seedAgent(admin: Person): Promise<string> {
  const { body } = await admin.post('/agent/create', { client_name: 'Helper', purpose: 'Answers questions.' });
  return body.client_id as string;
}

/** The receipt of an erasure, and a hold on what no other test uses. */
async function seedErasure({ options }: Gatehouse) {
  const receipt = '7A2F-09C1-5B7E-4D10-93AA-0F6C-2E81-B4D7';
  const holdId = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c11';
  const time = '2026-01-01T00:00:00.000Z';
  const statement = {
    version: 1,
    receipt: sha256(receipt.replaceAll('-', '')),
    subject: '',
    service: { name: '', url: '' },
    erasedAt: time,
    by: 'self',
    removed: [],
    kept: [],
    backupsUntil: time,
  };
  await runSql(
    options.databaseUrl!,
    `insert into erasure_receipt (number_hash, statement, signature, created_at)
       values ('${statement.receipt}', '${JSON.stringify(statement)}', 'signature', now());
     insert into legal_hold (id, organization_id, reason, created_at) values ('${holdId}', gen_random_uuid(), '', now())`,
  );
  return { receipt, holdId };
}

/** A service with every feature enabled and a row for every kind of id. */
export interface SeededService extends AsyncDisposable {
  gatehouse: Gatehouse;
  tables: DatabaseSnapshot;
  callers: Record<CallerName, Person>;
  /** Ids and tokens, by field name. */
  ids: SeededIds;
  /** Of the member. */
  identityProvider: ForgingProvider;
  /** Responses of authenticators, to ceremonies that `owner` and `redirected` started. */
  passkeyResponses: { registration: object; authentication: object };
}

export interface SeededIds {
  organizationId: string;
  organizationSlug: string;
  memberId: string;
  teamId: string;
  /** Assigned to no member. */
  roleId: string;
  /** The owner's team. */
  ownTeamId: string;
  invitationId: string;
  /** The subject of administrators' calls. */
  userId: string;
  sessionToken: string;
  ownSessionToken: string;
  accountId: string;
  /** Of the social user. */
  apiKeyId: string;
  /** The owner's passkey. */
  passkeyId: string;
  state: string;
  /** The URL of the provider for a flow of an app. */
  appAuthorizationUrl: string;
  /** The handle of the guest's session in the browser of `switching`. */
  deviceSession: string;
  idToken: string;
  invitation: string;
  verification: string;
  reset: string;
  magicLink: string;
  /** Of the guest's session. */
  oneTimeToken: string;
  /** Of the owner. */
  phoneNumber: string;
  /** Sent to it on request of `anonymous`. */
  phoneCodes: Record<'signIn' | 'reset', string>;
  /** Requested by `anonymous` for the guest, and by the owner for `changed@example.com`. */
  codes: Record<'signIn' | 'verification' | 'reset' | 'change', string>;
  deletion: string;
  /** Of the authenticator app of the secured user. */
  totpKey: string;
  backupCode: string;
  /** Mailed for the sign-in in the challenged browser. */
  mailedCode: string;
  /** Mailed for the same sign-in, after the waiting time of a recovery. */
  recoveryCode: string;
  /** Of the link that cancels the recovery. */
  recoveryToken: string;
  trustedDeviceId: string;
  /** Of the platform, and of the organization; each with a failed delivery. */
  webhookId: string;
  /** Of the platform, and of the organization. */
  streamId: string;
  organizationStreamId: string;
  domainId: string;
  /** Of a tested connection of the organization. */
  ssoProviderId: string;
  samlProviderId: string;
  /** The identity provider of SAML in accounts and sessions. */
  samlProvider: string;
  /** Of a sign-in of the member with SAML, which `redirected` began. */
  samlState: string;
  samlResponse: string;
  /** Of another one, whose response was accepted. */
  samlTicket: string;
  /** The private key of the identity provider of SAML, and the fingerprint of a certificate of it. */
  samlKey: string;
  samlFingerprint: string;
  /** Of an enabled one. */
  enabledSsoProviderId: string;
  enabledSsoConnectionId: string;
  /** The member's identity provider in accounts and sessions. */
  ssoProvider: string;
  /** The member there. */
  ssoSubject: string;
  /** Of a sign-in of the member, which `redirected` began. */
  ssoState: string;
  ssoCode: string;
  /** Another organization of the owner, with a directory. */
  directoryOrganizationId: string;
  directoryTokenId: string;
  directoryGroupId: string;
  setupLinkId: string;
  /** Of another link, which no browser has opened. */
  setupLinkToken: string;
  deliveryId: string;
  /** What the member allowed the application, and its request for more, which waits in the member's browser. */
  oauthClientId: string;
  registrationTokenId: string;
  oauthResourceId: string;
  oauthGrantId: string;
  oauthInteraction: string;
  /** The signed query of its page. */
  oauthQuery: string;
  /** Of a device, claimed by the member. */
  userCode: string;
  /** The application of an agent of the platform. */
  agentClientId: string;
  /** Of the owner. */
  exportId: string;
  /** Of the organization, in a seal. */
  sealedEntryId: string;
  /** Of a user who was erased. */
  receipt: string;
  /** On a user without another role here. */
  holdId: string;
  /** An application of the organization, which the member has connected. */
  ownOauthClientId: string;
  organizationWebhookId: string;
  organizationDeliveryId: string;
  /** Of the platform, and of the organization; each with a key. */
  serviceAccountId: string;
  serviceAccountKeyId: string;
  organizationServiceAccountId: string;
  organizationServiceAccountKeyId: string;
  /** The logo of the organization. */
  pictureId: string;
}

/** The record of each seeded domain is found. */
export const seededDomains = {
  domains: { resolveTxt: async () => [['gatehouse-domain-verification=seeded']] },
};

/** Enables what is off by default, and prevents expiry during long tests. */
const enableAll = {
  advanced: { sweepInterval: 86_400 },
  audit: { chain: { publish: true } },
  events: { pollInterval: 86_400 },
  magicLink: { expiresIn: 86_400 },
  passkey: { challengeExpiresIn: 3600 },
  sso: { assertionMaxAge: 3600 },
  emailOtp: { expiresIn: 86_400 },
  organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
  jwt: { enabled: true, accessTokenAudience: 'https://api.example.com' },
  username: { enabled: true },
  multiSession: { enabled: true },
  oneTimeToken: { enabled: true, expiresIn: 3600 },
  oneTap: { enabled: true },
  oauthProvider: { enabled: true, interactionExpiresIn: 86_400 },
  device: { enabled: true, expiresIn: 1800 },
  agents: { enabled: true },
  anonymous: { enabled: true },
  lastLoginMethod: { enabled: true },
  ...seededDomains,
  expo: { enabled: true },
  user: { deleteUser: { confirmByMail: true } },
  session: { twoFactor: { challengeExpiresIn: 3600 } },
  twoFactor: { mailedCodes: { expiresIn: 3600 }, recovery: { enabled: true } },
} as const;

type SeedOptions = Pick<
  GatehouseOptions,
  'logLevel' | 'database' | 'rateLimit' | 'account' | 'session' | 'emailVerification' | 'user' | 'organization'
>;

export async function startSeededService(options: SeedOptions = {}): Promise<SeededService> {
  const fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const identityProvider = await ForgingProvider.start(ENABLED_CLIENT);
  const invitations: InvitationMail[] = [];
  const texts = new Map<string, string>();
  const gatehouse = await startGatehouse({
    ...enableAll,
    phoneNumber: {
      enabled: true,
      expiresIn: 86_400,
      sendOTP: ({ phoneNumber: to, code }) => void texts.set(to, code),
    },
    ...fakeProvider.options,
    ...options,
    port: 0,
    trustedOrigins: ['seeded://'],
    organization: {
      ...enableAll.organization,
      ...options.organization,
      sendInvitationEmail: (mail) => void invitations.push(mail),
    },
  });
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  await owner.post('/update-user', { username: 'Ada_Owner' });
  const { person: member, memberId } = await newMember(gatehouse, organization, {
    person: await Person.signUp(gatehouse, { email: `member@${SEEDED_DOMAIN}` }),
  });
  const guest = await Person.signUp(gatehouse);
  const { id: invitationId } = await newInvitation(organization, { email: guest.email });
  // The last team cannot be removed.
  const second = await owner.post('/organization/create-team', { name: 'Design' });
  const role = await owner.post('/organization/create-role', { role: 'auditor', permission: { team: ['create'] } });
  const social = new Person(gatehouse);
  await completeOAuthFlow(social, fakeProvider);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const impersonating = await signUpWithRole(gatehouse, 'admin');
  await impersonating.post('/admin/impersonate-user', { userId: guest.id });
  const apiKey = await social.post('/api-key/create', { name: 'Deployment', scopes: ['account:read'] });
  const redirected = new Person(gatehouse);
  const authorizationUrl = await startOAuthFlow(redirected, { provider: 'google', callbackURL: '/home' });
  fakeProvider.nonce = authorizationUrl.searchParams.get('nonce');

  const app = new Person(gatehouse);
  const appAuthorizationUrl = await startOAuthFlow(app, { provider: 'google', callbackURL: 'seeded://home' });

  const secured = await Person.signUpVerified(gatehouse);
  const { key: totpKey, backupCodes } = await enableTotp(secured);
  await secured.post('/two-factor/enable', { method: 'otp', password: secured.password });
  await secured.post('/two-factor/verify-otp', { code: await mailedCode(secured), trustDevice: true });
  const challenged = await startSignIn(secured);
  await challenged.post('/two-factor/send-otp');
  const recovery = await insertReadyRecovery(secured);

  const mailedToken = async (person: Person, url: string, body: object) => {
    await person.post(url, body);
    return (await newestMailTo(gatehouse, person.email)).token;
  };
  const anonymous = new Person(gatehouse);
  const emailCode = async (type: string) => {
    await anonymous.post('/email-otp/send-verification-otp', { email: guest.email, type });
    return newestCodeTo(gatehouse, guest.email);
  };
  const changed = 'changed@example.com';
  await owner.post('/email-otp/request-email-change', { newEmail: changed });
  const tokenOf = async (person: Person) => (await person.get('/get-session')).body.session.token as string;
  const verification = (await newestMailTo(gatehouse, owner.email)).token;
  const authenticator = new SoftwareAuthenticator();
  const { body: passkey } = await addPasskey(owner, authenticator);
  // The sign-in is a single factor.
  authenticator.verifiesUser = false;
  const requestOptions = await redirected.get('/passkey/generate-authenticate-options');
  const creationOptions = await owner.get('/passkey/generate-register-options');
  const passkeyResponses = {
    authentication: authenticator.get(requestOptions.body),
    registration: new SoftwareAuthenticator().create(creationOptions.body),
  };
  await gatehouse.idle();
  const accounts = await seedServiceAccounts(admin, owner);
  const service = programWith(gatehouse, accounts.key);
  // Last, since other steps end sessions of the owner.
  const switching = Object.assign(await guest.inAnotherBrowser(), { email: owner.email, password: owner.password });
  await switching.post('/sign-in/email', { email: owner.email, password: owner.password });
  const visitor = new Person(gatehouse);
  visitor.id = (await visitor.post('/sign-in/anonymous')).body.user.id;
  const phoneNumber = '+14155552671';
  const phoneCode = async (person: Person, path: string) => {
    await person.post(`/phone-number/${path}`, { phoneNumber });
    await gatehouse.idle();
    return texts.get(phoneNumber)!;
  };
  const update = { phoneNumber, code: await phoneCode(owner, 'send-otp'), updatePhoneNumber: true };
  await owner.post('/phone-number/verify', update);
  const enabledSso = await seedEnabledConnection(gatehouse, owner);
  const sso = await seedSsoFlow({
    provider: identityProvider,
    providerId: enabledSso.enabledSsoProviderId,
    member,
    browser: redirected,
  });
  const links = await seedSetupLinks(organization);
  const ids: SeededIds = {
    organizationId: organization.id,
    organizationSlug: organization.slug,
    memberId,
    teamId: second.body.id,
    roleId: role.body.roleData.id,
    ownTeamId: organization.teamId!,
    invitationId,
    userId: member.id,
    sessionToken: await tokenOf(member),
    ownSessionToken: await tokenOf(await owner.inAnotherBrowser()),
    accountId: (await social.get('/list-accounts')).body[0].id,
    apiKeyId: apiKey.body.id,
    passkeyId: passkey.id,
    state: authorizationUrl.searchParams.get('state')!,
    appAuthorizationUrl: appAuthorizationUrl.href,
    deviceSession: (await switching.get('/multi-session/list-device-sessions')).body[1].session.token,
    idToken: await fakeProvider.issuer.idToken({ ...fakeProvider.claims, nonce: 'nonce' }),
    invitation: invitations[0]!.token,
    verification,
    reset: await mailedToken(member, '/forget-password', { email: member.email }),
    magicLink: await mailedToken(guest, '/sign-in/magic-link', { email: guest.email }),
    oneTimeToken: (await guest.get('/one-time-token/generate')).body.token,
    exportId: (await owner.post('/personal-data/request-export')).body.exportId,
    ...(await seedErasure(gatehouse)),
    sealedEntryId: await seedSeal(gatehouse, organization.id),
    phoneNumber,
    phoneCodes: {
      signIn: await phoneCode(anonymous, 'send-otp'),
      reset: await phoneCode(anonymous, 'request-password-reset'),
    },
    codes: {
      signIn: await emailCode('sign-in'),
      verification: await emailCode('email-verification'),
      reset: await emailCode('forget-password'),
      change: await newestCodeTo(gatehouse, changed),
    },
    deletion: await mailedToken(member, '/delete-user', { password: member.password }),
    totpKey,
    backupCode: backupCodes[0]!,
    mailedCode: await mailedCode(secured),
    recoveryCode: recovery.code,
    recoveryToken: recovery.token,
    trustedDeviceId: (await secured.get('/two-factor/list-trusted-devices')).body[0].id,
    ...(await seedWebhooks(gatehouse, admin, owner)),
    ...(await seedStreams(admin, owner)),
    domainId: await seedDomain(owner),
    ssoProviderId: await seedConnection(gatehouse, owner),
    ...(await seedSaml({ organizationId: organization.id, member, browser: redirected })),
    ...enabledSso,
    ...sso,
    ...(await seedDirectory(owner)),
    ...(await seedApplication({ admin, user: member, owner, organizationId: organization.id })),
    ...(await seedDevice(admin, member)),
    agentClientId: await seedAgent(admin),
    ...links.ids,
    ...accounts.ids,
    pictureId: await seedLogo(owner),
  };
  // Its first use in a minute would be recorded.
  await runSql(gatehouse.options.databaseUrl!, `update api_key set last_used_at = now() + interval '1 day'`);
  await gatehouse.idle();
  const tables = await DatabaseSnapshot.take(gatehouse.options.databaseUrl!);
  return {
    gatehouse,
    tables,
    callers: {
      anonymous,
      owner,
      member,
      guest,
      admin,
      social,
      redirected,
      impersonating,
      secured,
      challenged,
      switching,
      visitor,
      service,
      holder: links.holder,
    },
    ids,
    identityProvider,
    passkeyResponses,
    [Symbol.asyncDispose]: async () => {
      await tables[Symbol.asyncDispose]();
      await gatehouse.close();
      await fakeProvider[Symbol.asyncDispose]();
      await identityProvider[Symbol.asyncDispose]();
    },
  };
}

async function seedLogo(owner: Person): Promise<string> {
  const { body } = await owner.post('/organization/upload-logo', { data: pngOf().toString('base64') });
  return String(body.logo).split('/').at(-1)!;
}

/** Sends a group as the directory with this token. @returns its id. */
export async function sendGroup({ app }: Gatehouse, token: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/scim/v2/Groups',
    headers: { authorization: `Bearer ${token}` },
    payload: { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Engineers' },
  });
  return response.json().id as string;
}

async function seedDirectory(owner: Person) {
  const other = { name: 'Directory', slug: 'directory', keepCurrentActiveOrganization: true };
  const { body: organization } = await owner.post('/organization/create', other);
  const organizationId = organization.id as string;
  const { body } = await owner.post('/organization/create-directory', { organizationId, name: 'Okta' });
  return {
    directoryOrganizationId: organizationId,
    directoryTokenId: body.directory.tokens[0].id as string,
    directoryGroupId: await sendGroup(owner.gatehouse, body.token),
  };
}

async function seedSetupLinks(organization: TestOrganization) {
  const opened = await createLink(organization);
  const holder = await openLink(organization.owner.gatehouse, opened);
  const { token } = await createLink(organization);
  return { holder, ids: { setupLinkId: opened.id, setupLinkToken: token } };
}

/** At public addresses, to which nothing is sent because they are not discovered. */
export const seededClient = {
  issuer: 'https://93.184.216.34',
  clientId: 'seeded',
  clientSecret: 'the secret of the seeded client',
  authorizationEndpoint: 'https://93.184.216.34/authorize',
  tokenEndpoint: 'https://93.184.216.34/token',
  jwksEndpoint: 'https://93.184.216.34/jwks',
};

async function seedConnection(gatehouse: Gatehouse, owner: Person): Promise<string> {
  const { body } = await owner.post('/sso/register', seededClient);
  await runSql(gatehouse.options.databaseUrl!, `update sso_connection set tested_revision = 1`);
  return body.providerId as string;
}

const ENABLED_CLIENT = 'enabled';

async function seedEnabledConnection(gatehouse: Gatehouse, owner: Person) {
  const { body } = await owner.post('/sso/register', { ...seededClient, clientId: ENABLED_CLIENT });
  const enabled = `update sso_connection set enabled_at = now() where client_id = '${ENABLED_CLIENT}'`;
  await runSql(gatehouse.options.databaseUrl!, enabled);
  return { enabledSsoProviderId: body.providerId as string, enabledSsoConnectionId: body.id as string };
}

/** A public address, to which nothing is sent because no job runs. */
const webhook = { url: 'https://93.184.216.34/' };

async function seedWebhooks(gatehouse: Gatehouse, admin: Person, owner: Person) {
  const platform = (await admin.post('/webhook/create', webhook)).body.webhook.id as string;
  const own = (await owner.post('/organization/create-webhook', webhook)).body.webhook.id as string;
  return {
    webhookId: platform,
    deliveryId: await insertDelivery(gatehouse, platform),
    organizationWebhookId: own,
    organizationDeliveryId: await insertDelivery(gatehouse, own),
  };
}

/** Nothing is sent because no job runs. */
async function seedStreams(admin: Person, owner: Person) {
  const body = { name: 'Collector', preset: 'generic', ...webhook };
  return {
    streamId: (await admin.post('/admin/create-audit-stream', body)).body.stream.id as string,
    organizationStreamId: (await owner.post('/organization/create-audit-stream', body)).body.stream.id as string,
  };
}

/** A domain of the active organization, which can be verified. */
export async function seedDomain(owner: Person): Promise<string> {
  const { body } = await owner.post('/organization/add-domain', { domain: `${owner.id}.example` });
  const seed = `update organization_domain set challenge = 'seeded' where id = '${body.id}'`;
  await runSql(owner.gatehouse.options.databaseUrl!, seed);
  return body.id as string;
}

async function seedServiceAccounts(admin: Person, owner: Person) {
  const platform = (await admin.post('/service-account/create', { name: 'Billing', role: 'admin' })).body.id as string;
  const own = (await owner.post('/organization/create-service-account', { name: 'Deployment', role: 'admin' })).body
    .id as string;
  const platformKey = await admin.post('/service-account/create-key', {
    serviceAccountId: platform,
    scopes: ServiceScope.options,
  });
  const ownKey = await owner.post('/organization/create-service-account-key', {
    serviceAccountId: own,
    scopes: GrantableScope.options,
  });
  const ids = {
    serviceAccountId: platform,
    serviceAccountKeyId: platformKey.body.id as string,
    organizationServiceAccountId: own,
    organizationServiceAccountKeyId: ownKey.body.id as string,
  };
  return { ids, key: platformKey.body.key as string };
}

/** A failed delivery of any event. */
export async function insertDelivery({ options }: Gatehouse, webhookId: string): Promise<string> {
  const [row] = await runSql(
    options.databaseUrl!,
    `insert into webhook_delivery (id, endpoint_id, event_id, sequence, status, created_at)
       select gen_random_uuid(), '${webhookId}', id, 1, 'failed', now() from event where type = 'user.signed-up' limit 1
       returning id`,
  );
  return String(row!['id']);
}

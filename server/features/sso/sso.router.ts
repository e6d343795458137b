import { AcceptIdentity, Attempts } from '#shared/sso/attempts.ts';
import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import {
  lockedMemberOr,
  member,
  memberOr,
  memberQuery,
  unlockedMember,
} from '#server/features/organizations/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  Connection,
  Connections,
  ListProviders,
  ProviderIdInput,
  RegisterProvider,
  UpdateProvider,
} from '#shared/sso/schemas.ts';
import { GroupMappings, SetMappings } from '#shared/sso/mappings.ts';
import { GetSsoTest, SsoTest, SsoTestStarted, TestSso } from '#shared/sso/sign-in.ts';

import { acceptIdentity } from './accept-identity.ts';
import { listAttempts } from './attempts.ts';
import {
  deleteProvider,
  disableProvider,
  enableProvider,
  getProvider,
  listProviders,
} from './connections/manage-connections.ts';
import { registerProvider } from './connections/register.ts';
import { updateProvider } from './connections/update.ts';
import { listMappings, setMappings } from './mappings/manage-mappings.ts';
import { getSsoTest, testSso } from './sign-in/test-connection.ts';
import { ssoOptions } from './sso.options.ts';

const onNotMember = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
export const managers = {
  permissions: { sso: ['manage'] },
  onNotMember,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO',
  notImpersonated: true,
} as const;
const enabled: CallMeta = { enabled: (options) => ssoOptions.of({ options }).enabled };
const readers = {
  permissions: { sso: ['read'] },
  onNotMember,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_SSO',
} as const;
const canRead = memberQuery(readers).meta({ ...enabled, scope: 'sso:read' });
/** A set-up link sees the connections that it added. */
const canSee = memberOr([SET_UP_LINK], readers).meta({ ...enabled, scope: 'sso:read' });
/** An identity provider decides who signs in to an organization, so a stolen session must not suffice. */
const proven: CallMeta = { ...enabled, reauthenticate: 'always' };
const canManage = member(managers).meta(proven);
/** Locks the user whom the call concerns before it locks the organization. */
const canAccept = unlockedMember(managers).meta(proven);
export const canSetUp = lockedMemberOr([SET_UP_LINK], managers).meta(proven);
/** What a provider states about users is for those who can change the connection. */
const canInspect = memberOr([SET_UP_LINK], managers).meta(enabled);
/** Sends requests to the provider before it locks the organization. */
export const canReach = memberOr([SET_UP_LINK], managers).meta(proven);
/** Metadata can have 512 KiB. */
const withMetadata: CallMeta = { bodyLimit: () => 1024 * 1024 };

const settingErrors = [
  'INVALID_ISSUER_MUST_BE_A_VALID_URL',
  'ISSUER_IS_SHARED',
  'DISCOVERY_FAILED',
  'CLIENT_SECRET_IS_REQUIRED',
  'METADATA_NOT_READABLE',
  'CERTIFICATE_REQUIRED',
  'CERTIFICATE_NOT_ACCEPTED',
  'PROVIDER_HAS_ANOTHER_PROTOCOL',
  'SSO_PROVIDER_ALREADY_EXISTS',
  'ROLE_NOT_FOUND',
  'INVALID_CEILING_ROLE',
  'YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE',
  'YOU_ARE_NOT_ALLOWED_TO_TRUST_SECOND_FACTORS',
  'INVALID_DOMAIN',
  'PUBLIC_DOMAIN',
  'DOMAIN_LIMIT_REACHED',
  'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS',
] as const;

export const ssoRouter = {
  sso: {
    register: canReach
      .meta(
        post(
          '/sso/register',
          'Add an identity provider to an organization',
          'A client of OpenID Connect, or a SAML provider by its metadata. It signs in no one until it was tested and enabled. Without `domain` it serves all domains of the organization.',
        ),
      )
      .meta({
        ...withMetadata,
        errors: [
          ...settingErrors,
          'SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS',
          'THIS_PROVIDERID_IS_RESERVED_AND_CANNOT_BE_USED_FOR_AN_SSO_PROVIDER',
          'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS',
        ],
      })
      .input(RegisterProvider)
      .output(Connection)
      .mutation((call) => registerProvider(call, managers)),
    providers: canSee
      .meta(get('/sso/providers', 'List the identity providers of an organization, oldest first'))
      .meta({ bounded: 'The option `sso.maximumConnections` limits their number.' })
      .input(ListProviders)
      .output(Connections)
      .query(listProviders),
    getProvider: canSee
      .meta(get('/sso/get-provider', 'Get an identity provider of an organization'))
      .meta({
        errors: ['PROVIDER_NOT_FOUND'],
        bounded: 'The option `domains.maximumDomains` limits the domains of the provider.',
      })
      .input(ProviderIdInput)
      .output(Connection)
      .query(getProvider),
    updateProvider: canReach
      .meta(
        post(
          '/sso/update-provider',
          'Change an identity provider of an organization',
          'After a change of the issuer, an endpoint, the client id or the claim of the id, its users are linked again when they next sign in. After one of these, of the claim of the address, or of the certificates of SAML, it has to be tested and enabled again.',
        ),
      )
      .meta({
        ...withMetadata,
        errors: [
          ...settingErrors,
          'PROVIDER_NOT_FOUND',
          'PROVIDER_WAS_CHANGED',
          'NO_FIELDS_PROVIDED_FOR_UPDATE',
          'SSO_IS_REQUIRED',
        ],
      })
      .input(UpdateProvider)
      .output(Connection)
      .mutation((call) => updateProvider(call, managers)),
    test: canReach
      .meta(
        post(
          '/sso/test',
          'Test an identity provider',
          'Opens its sign-in page, and signs no one in. An identity provider is enabled after a test that passed.',
        ),
      )
      .meta({ errors: ['PROVIDER_NOT_FOUND', 'SERVICE_UNAVAILABLE'] })
      .input(TestSso)
      .output(SsoTestStarted)
      .mutation(testSso),
    getTest: canInspect
      .meta(get('/sso/get-test', 'Get the result of a test of an identity provider, or null before it'))
      .meta({ errors: ['PROVIDER_NOT_FOUND'], bounded: 'A test has few steps, and the claims of one user.' })
      .input(GetSsoTest)
      .output(SsoTest.nullable())
      .query(getSsoTest),
    setMappings: canManage
      .meta(
        post(
          '/sso/set-mappings',
          'Set which roles and teams the groups at an identity provider give',
          'Counts at the next sign-in of each member. Owners, and members whose role outranks the ceiling, keep their roles.',
        ),
      )
      .meta({
        errors: ['PROVIDER_NOT_FOUND', 'ROLE_NOT_FOUND', 'TEAM_NOT_FOUND', 'YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE'],
      })
      .input(SetMappings)
      .output(GroupMappings)
      .mutation(setMappings),
    listMappings: canRead
      .meta(get('/sso/list-mappings', 'List the roles and teams that the groups at an identity provider give'))
      .meta({ errors: ['PROVIDER_NOT_FOUND'], bounded: 'A provider has at most 200.' })
      .input(ProviderIdInput)
      .output(GroupMappings)
      .query(listMappings),
    enable: canSetUp
      .meta(post('/sso/enable', 'Let users sign in with an identity provider'))
      .meta({ errors: ['PROVIDER_NOT_FOUND', 'SSO_NOT_TESTED'] })
      .input(ProviderIdInput)
      .output(Connection)
      .mutation(enableProvider),
    disable: canManage
      .meta(post('/sso/disable', 'Reject sign-ins with an identity provider'))
      .meta({ errors: ['PROVIDER_NOT_FOUND', 'SSO_IS_REQUIRED'] })
      .input(ProviderIdInput)
      .output(Connection)
      .mutation(disableProvider),
    deleteProvider: canManage
      .meta(
        post(
          '/sso/delete-provider',
          'Delete an identity provider of an organization',
          'Its identities and sessions are deleted too. The users remain.',
        ),
      )
      .meta({ errors: ['PROVIDER_NOT_FOUND', 'SSO_IS_REQUIRED'] })
      .input(ProviderIdInput)
      .output(Success)
      .mutation(deleteProvider),
    listAttempts: canSee
      .meta(get('/sso/list-attempts', 'List the newest sign-ins and tests of an identity provider'))
      .meta({ errors: ['PROVIDER_NOT_FOUND'], bounded: 'The newest 50 are stored.' })
      .input(ProviderIdInput)
      .output(Attempts)
      .query(listAttempts),
    acceptIdentity: canAccept
      .meta(
        post(
          '/sso/accept-identity',
          'Accept the changed identity of a user',
          'Of an attempt that was refused with `sso_identity_changed`. The identity replaces the previous one of the user at the provider, and the sessions of the user end.',
        ),
      )
      .meta({ errors: ['ATTEMPT_NOT_FOUND', 'IDENTITY_NOT_ACCEPTED'] })
      .input(AcceptIdentity)
      .output(Success)
      .mutation((call) => acceptIdentity(call, managers)),
  },
};

import { OptionalOrganizationEventPayload, UserEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';
import { z } from 'zod';

const application = { oauthClientId: Id.describe('The application.') };

const ClientPayload = OptionalOrganizationEventPayload.extend(application).meta({ id: 'OAuthClientEventPayload' });
const ReusePayload = UserEventPayload.extend(application).meta({ id: 'OAuthReuseEventPayload' });
const ResourcePayload = OptionalOrganizationEventPayload.extend({ resourceId: Id.describe('The API.') }).meta({
  id: 'OAuthResourceEventPayload',
});
const LinkPayload = ResourcePayload.extend(application).meta({ id: 'OAuthResourceLinkEventPayload' });
const GrantPayload = UserEventPayload.extend({
  ...application,
  scopes: z.string().describe('What the user allows the application, separated by commas.'),
}).meta({ id: 'OAuthGrantEventPayload' });

const HostPayload = OptionalOrganizationEventPayload.extend({
  host: z.string().describe('The host of metadata documents of applications.'),
}).meta({ id: 'OAuthClientHostEventPayload' });
const RegistrationTokenPayload = OptionalOrganizationEventPayload.extend({
  registrationTokenId: Id.describe('The registration token.'),
}).meta({ id: 'OAuthRegistrationTokenEventPayload' });

export const oauthProviderEvents = {
  'oauth-client.created': ClientPayload,
  'oauth-client.registered': ClientPayload,
  'oauth-client.updated': ClientPayload,
  'oauth-client.secret-rotated': ClientPayload,
  'oauth-client.deleted': ClientPayload,
  'oauth-resource.created': ResourcePayload,
  'oauth-resource.updated': ResourcePayload,
  'oauth-resource.deleted': ResourcePayload,
  'oauth-resource.linked': LinkPayload,
  'oauth-resource.unlinked': LinkPayload,
  'oauth-client.verified': ClientPayload,
  'oauth-client-host.changed': HostPayload,
  'oauth-registration-token.created': RegistrationTokenPayload,
  'oauth-registration-token.deleted': RegistrationTokenPayload,
  'oauth-client.secret-expiring': ClientPayload,
  'oauth-grant.created': GrantPayload,
  'oauth-grant.updated': GrantPayload,
  'oauth-grant.denied': GrantPayload,
  'oauth-grant.revoked': GrantPayload,
  'oauth-code.reused': ReusePayload,
  'oauth-token.reused': ReusePayload,
  'oauth-logout.failed': ClientPayload,
};

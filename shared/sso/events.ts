import { z } from 'zod';

import { Fields, OrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

import { SsoGuests } from './policy.ts';

const ConnectionPayload = OrganizationEventPayload.extend({
  connectionId: Id,
  providerId: z.string().meta({ examples: ['acme'] }),
  protocol: z.enum(['oidc', 'saml']),
}).meta({ id: 'ConnectionEventPayload' });

export const ssoEvents = {
  'sso-connection.created': ConnectionPayload,
  'sso-connection.updated': ConnectionPayload.extend({ fields: Fields }),
  'sso-connection.tested': ConnectionPayload.extend({ passed: z.boolean() }),
  'sso-connection.enabled': ConnectionPayload,
  'sso-connection.disabled': ConnectionPayload,
  'sso-connection.deleted': ConnectionPayload,
  'sso-connection.certificate-expiring': ConnectionPayload.extend({
    days: z.int(),
    of: z.enum(['provider', 'service']).describe('Whose certificate it is.'),
  }),
  'sso-connection.metadata-failed': ConnectionPayload,
  'organization.sso-policy-set': OrganizationEventPayload.extend({ required: z.boolean(), guests: SsoGuests }),
  'sso.break-glass-used': OrganizationEventPayload,
};

import { z } from 'zod';

import { Fields, OrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const ConnectionPayload = OrganizationEventPayload.extend({
  connectionId: Id,
  providerId: z.string().meta({ examples: ['acme'] }),
  protocol: z.enum(['oidc', 'saml']),
});

export const ssoEvents = {
  'sso-connection.created': ConnectionPayload,
  'sso-connection.updated': ConnectionPayload.extend({ fields: Fields }),
  'sso-connection.enabled': ConnectionPayload,
  'sso-connection.disabled': ConnectionPayload,
  'sso-connection.deleted': ConnectionPayload,
};

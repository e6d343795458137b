import { z } from 'zod';

import { OrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const DomainPayload = OrganizationEventPayload.extend({
  domainId: Id,
  domain: z.string().meta({ examples: ['example.com'] }),
}).meta({ id: 'DomainEventPayload' });

export const domainEvents = {
  'organization-domain.added': DomainPayload,
  'organization-domain.updated': DomainPayload,
  'organization-domain.verified': DomainPayload,
  'organization-domain.failing': DomainPayload,
  'organization-domain.lost': DomainPayload,
  'organization-domain.removed': DomainPayload,
};

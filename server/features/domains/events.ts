import { defineEvent } from '#server/call/lifecycle-events.ts';

import type { OrganizationDomain } from './domain.entity.ts';

/** A domain was added to an organization, whose row is locked. The claim may not be inserted yet. */
export const domainAdded = defineEvent<{ claim: OrganizationDomain }>('domainAdded');

/** A domain is about to be removed from an organization, whose row is locked. */
export const domainRemoving = defineEvent<{ claim: OrganizationDomain }>('domainRemoving');

import type { SetupLink } from './setup-link.entity.ts';

/** What the audit log says about a link. */
export function about({ id: setupLinkId, organizationId, scopes }: SetupLink) {
  return { organizationId, details: { setupLinkId, scopes: scopes.join(',') } };
}

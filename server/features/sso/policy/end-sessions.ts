import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices } from '#server/call/context.ts';
import { speaksFor } from '#server/features/domains/proven-domain.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { revokeSessionsById } from '#server/features/sessions/sessions.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { hasPlatformRole } from '#server/features/users/platform-role.ts';

import { readRequiringOrganizations, readSessionsWithoutProvider, SWEPT_SESSIONS } from './queries.ts';

/**
 * Ends the sessions that policies no longer permit: those from before a policy was turned on, and those of users who have become
 * subject to one since, by a proven domain, another address or the loss of a role.
 */
export async function endExcludedSessions(service: AppServices): Promise<void> {
  if (!ssoOptions.of(service).enabled) return;
  for (const organizationId of await readRequiringOrganizations(service.reads))
    await endSessions(service, organizationId);
}

async function endSessions(service: AppServices, organizationId: string): Promise<void> {
  const { topRole } = organizationOptions.of(service).access;
  let after: string | null = null;
  do {
    const batch = await readSessionsWithoutProvider(service.reads, { organizationId, topRole, after });
    after = batch.length === SWEPT_SESSIONS ? batch.at(-1)!.id : null;
    const candidates = batch.filter(({ userId: id, role }) => !hasPlatformRole({ id, role }, service.options));
    if (candidates.length === 0) continue;
    await inBackgroundCall(service, async (ctx) => {
      // Another organization may have proven a subdomain.
      const domains = new Map<string, boolean>();
      const ids: string[] = [];
      for (const { id, email } of candidates) {
        const domain = email.slice(email.lastIndexOf('@'));
        if (!domains.has(domain)) domains.set(domain, await speaksFor(ctx.em, organizationId, email));
        if (domains.get(domain)) ids.push(id);
      }
      await revokeSessionsById(ctx, ids);
    });
  } while (after !== null && !service.readiness.draining);
}

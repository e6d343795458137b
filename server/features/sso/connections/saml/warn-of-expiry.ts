import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { findRecipients } from '#server/features/domains/queries.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { about } from '#server/features/sso/connections/record-change.ts';
import {
  TAKEN_CERTIFICATES,
  takeExpiringCertificates,
  type ExpiringCertificate,
} from '#server/features/sso/queries.ts';
import { certificateExpiringMail } from '#server/features/sso/sso.definitions.ts';
import { now } from '#server/lib/now.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails 30 days, 7 days and a day before the last certificate of a provider ends. It verifies responses afterwards too. */
export async function warnOfExpiry(service: AppServices): Promise<void> {
  let count: number;
  do {
    count = 0;
    await inBackgroundCall(service, async (ctx) => {
      await ctx.em.begin();
      const taken = await takeExpiringCertificates(ctx.em);
      for (const certificate of taken) await warn(ctx, certificate);
      count = taken.length;
    });
  } while (count === TAKEN_CERTIFICATES && !service.readiness.draining);
}

async function warn(ctx: RequestContext, { connectionId, notAfter }: ExpiringCertificate): Promise<void> {
  const connection = await ctx.em.findOneOrFail(SsoConnection, { id: connectionId });
  const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: connection.organizationId });
  const days = Math.ceil((new Date(notAfter).getTime() - now().getTime()) / DAY_MS);
  const { organizationId, details } = about(connection);
  ctx.audit('sso-connection.certificate-expiring', { organizationId, details: { ...details, days } });
  for (const user of await findRecipients(ctx, connection))
    ctx.sendMail(certificateExpiringMail, { user, organizationName, providerName: connection.name, days });
}

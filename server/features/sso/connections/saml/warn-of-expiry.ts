import type { AppServices } from '#server/call/context.ts';
import type { ExpiringRow } from '#server/features/domains/queries.ts';
import { warnOfExpiry } from '#server/features/domains/warn-of-expiry.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { about } from '#server/features/sso/connections/record-change.ts';
import { expiringCertificates } from '#server/features/sso/queries.ts';
import { certificateExpiringMail, serviceCertificateExpiringMail } from '#server/features/sso/sso.definitions.ts';

type Certificate = ExpiringRow & { connectionId: string; side: 'idp' | 'sp' };

/**
 * Before the last certificate of a provider, or of this service for a connection, ends. That of a provider verifies responses
 * afterwards too; a provider may refuse what is signed with an ended one.
 */
export function warnOfCertificateExpiry(service: AppServices): Promise<void> {
  return warnOfExpiry<Certificate>(service, {
    ...expiringCertificates,
    permissions: { sso: ['manage'] },
    warn: async (ctx, { connectionId, side }, days) => {
      const connection = await ctx.em.findOneOrFail(SsoConnection, { id: connectionId });
      const { organizationId, details } = about(connection);
      const isOwn = side === 'sp';
      const expiring = { ...details, days, of: isOwn ? 'service' : 'provider' } as const;
      ctx.audit('sso-connection.certificate-expiring', { organizationId, details: expiring });
      return {
        organizationId,
        creator: connection.creator,
        mail: (warning) =>
          ctx.sendMail(isOwn ? serviceCertificateExpiringMail : certificateExpiringMail, {
            ...warning,
            providerName: connection.name,
          }),
      };
    },
  });
}

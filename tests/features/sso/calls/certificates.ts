import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import type { SeededService } from '#tests/support/calls/seeded-service.ts';

const ofConnection = ({ ids: { organizationId, ssoProviderId: providerId } }: SeededService) => ({
  organizationId,
  providerId,
});
/** The seeded connection of the organization has another protocol. */
const ofOther = {
  as: 'owner',
  refused: 'the seeded connection has no certificates',
  statements: 6,
  audits: {
    event: 'sso-connection.updated',
    elsewhere: 'the seeded connection has none: tests/features/sso/saml/certificates.test.ts',
  },
  whileImpersonating: 'rejected',
} as const;

export const calls: FeatureCalls = {
  'sso.addCertificate': { ...ofOther, input: (seeded) => ({ ...ofConnection(seeded), certificate: 'x' }) },
  'sso.removeCertificate': { ...ofOther, input: (seeded) => ({ ...ofConnection(seeded), fingerprintSha256: 'x' }) },
  'sso.rotateCertificate': { ...ofOther, input: ofConnection, statements: 3 },
  'sso.activateCertificate': { ...ofOther, input: ofConnection },
  'sso.refreshMetadata': { ...ofOther, input: ofConnection, statements: 3 },
};

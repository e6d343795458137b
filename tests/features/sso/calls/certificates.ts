import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import type { SeededService } from '#tests/support/calls/seeded-service.ts';
import { generateKey } from '#tests/support/saml/generate-key.ts';

const ofConnection = ({ ids: { organizationId, samlProviderId: providerId } }: SeededService) => ({
  organizationId,
  providerId,
});
const change = { as: 'owner', audits: 'sso-connection.updated', whileImpersonating: 'rejected' } as const;

export const calls: FeatureCalls = {
  'sso.addCertificate': {
    ...change,
    input: (seeded) => ({ ...ofConnection(seeded), certificate: generateKey('new').certificate }),
    statements: 11,
  },
  'sso.removeCertificate': {
    ...change,
    input: (seeded) => ({ ...ofConnection(seeded), fingerprintSha256: seeded.ids.samlFingerprint }),
    statements: 11,
  },
  'sso.rotateCertificate': { ...change, input: ofConnection, statements: 13 },
  'sso.activateCertificate': { ...change, input: ofConnection, statements: 11 },
  'sso.refreshMetadata': {
    ...change,
    input: ofConnection,
    statements: 10,
    audits: {
      event: 'sso-connection.updated',
      elsewhere: 'no request reaches the seeded provider: tests/features/sso/saml/certificates.test.ts',
    },
  },
};

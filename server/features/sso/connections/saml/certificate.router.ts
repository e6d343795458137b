import { post } from '#server/call/trpc.ts';
import { canSetUp, canReach, managers } from '#server/features/sso/sso.router.ts';
import { AddCertificate, RemoveCertificate } from '#shared/sso/saml.ts';
import { Connection, ProviderIdInput } from '#shared/sso/schemas.ts';

import { activateCertificate, addCertificate, removeCertificate, rotateCertificate } from './manage-certificates.ts';
import { refreshProvider } from './refresh-provider.ts';

const errors = ['PROVIDER_NOT_FOUND', 'PROVIDER_HAS_ANOTHER_PROTOCOL'] as const;

export const certificateCalls = {
  addCertificate: canSetUp
    .meta(post('/sso/add-certificate', 'Add a certificate of a SAML identity provider'))
    .meta({ errors: [...errors, 'CERTIFICATE_NOT_ACCEPTED'] })
    .input(AddCertificate)
    .output(Connection)
    .mutation(addCertificate),
  removeCertificate: canSetUp
    .meta(post('/sso/remove-certificate', 'Remove a certificate of a SAML connection'))
    .meta({ errors: [...errors, 'CERTIFICATE_NOT_FOUND', 'LAST_CERTIFICATE'] })
    .input(RemoveCertificate)
    .output(Connection)
    .mutation(removeCertificate),
  rotateCertificate: canReach
    .meta(post('/sso/rotate-certificate', 'Create a new key of this service for a SAML connection'))
    .meta({ errors })
    .input(ProviderIdInput)
    .output(Connection)
    .mutation((call) => rotateCertificate(call, managers)),
  activateCertificate: canSetUp
    .meta(post('/sso/activate-certificate', 'Sign with the new key of this service'))
    .meta({ errors: [...errors, 'CERTIFICATE_NOT_FOUND'] })
    .input(ProviderIdInput)
    .output(Connection)
    .mutation(activateCertificate),
  refreshMetadata: canReach
    .meta(post('/sso/refresh-metadata', 'Read the metadata of a SAML provider again', 'Otherwise a job does so daily.'))
    .meta({ errors: [...errors, 'METADATA_NOT_READABLE', 'PROVIDER_WAS_CHANGED'] })
    .input(ProviderIdInput)
    .output(Connection)
    .mutation((call) => refreshProvider(call, managers)),
};

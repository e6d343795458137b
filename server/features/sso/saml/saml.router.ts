import { anyone, get } from '#server/call/trpc.ts';
import { SpMetadata, SpMetadataInput } from '#shared/sso/saml.ts';

import { METADATA_TYPE, spMetadata } from './sp-metadata.ts';

export const samlCalls = {
  metadata: anyone
    .meta(get('/sso/saml2/sp/metadata', 'Get the metadata of this service for a SAML identity provider'))
    .meta({ file: [METADATA_TYPE], errors: ['PROVIDER_NOT_FOUND'] })
    .input(SpMetadataInput)
    .output(SpMetadata)
    .query(spMetadata),
};

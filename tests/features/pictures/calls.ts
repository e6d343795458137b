import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { pngOf } from '#tests/support/pictures.ts';

export const calls: FeatureCalls = {
  picture: {
    as: 'anonymous',
    input: ({ ids: { pictureId } }) => ({ id: pictureId }),
    statements: 1,
    neverStale: 'pages, redirects and files',
  },
  uploadPicture: {
    as: 'owner',
    input: () => ({ data: pngOf().toString('base64') }),
    statements: 5,
    audits: { nothing: 'a picture grants nothing' },
    emits: ['imageChanged'],
    whileImpersonating: { allowed: 'name and image grant nothing' },
  },
  'organization.uploadLogo': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, data: pngOf().toString('base64') }),
    statements: 10,
    audits: 'organization.updated',
    emits: ['logoChanged'],
    whileImpersonating: { allowed: 'as organization.update' },
  },
};

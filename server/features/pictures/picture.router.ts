import { unlockedMember } from '#server/features/organizations/guards.ts';
import { updateGuard } from '#server/features/organizations/organization.router.ts';
import { authenticated } from '#server/features/sessions/guards.ts';
import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { ChangedOrganization } from '#shared/organizations/schemas.ts';
import { PictureIdInput, FileContent, UploadLogo, UploadPicture } from '#shared/pictures/schemas.ts';
import { User } from '#shared/users/schemas.ts';

import { pictureOptions } from './picture.options.ts';
import { readPicture } from './read-picture.ts';
import { uploadLogo, uploadPicture } from './upload.ts';

const upload: CallMeta = {
  enabled: (options) => pictureOptions.of({ options }).enabled,
  // Base64 needs four bytes for three. Twice as much, so that most pictures that are too large get an error that says so.
  bodyLimit: (options) => Math.ceil((pictureOptions.of({ options }).maxBytes * 4) / 3) * 2,
};

const errors = [
  'PICTURE_TOO_LARGE',
  'PICTURE_DIMENSIONS_TOO_LARGE',
  'UNSUPPORTED_PICTURE_FORMAT',
  'INVALID_PICTURE',
] as const;

export const pictureRouter = {
  picture: anyone
    .meta(
      get(
        '/picture/{id}',
        'Get an uploaded picture',
        'Each upload has its own address. Answered with headers that let any page show it and any cache store it.',
      ),
    )
    .meta({ file: ['image/png', 'image/jpeg', 'image/webp'], errors: ['NOT_FOUND'] })
    .input(PictureIdInput)
    .output(FileContent)
    .query(readPicture),
  uploadPicture: authenticated
    .meta(post('/upload-picture', "Upload the caller's picture"))
    .meta({ ...upload, errors })
    .meta({ scope: 'account:update' })
    .input(UploadPicture)
    .output(User)
    .mutation(uploadPicture),
  organization: {
    uploadLogo: unlockedMember(updateGuard)
      .meta(post('/organization/upload-logo', 'Upload the logo of an organization'))
      .meta({ ...upload, errors })
      .meta({ scope: 'organization:update' })
      .input(UploadLogo)
      .output(ChangedOrganization)
      .mutation(uploadLogo),
  },
};

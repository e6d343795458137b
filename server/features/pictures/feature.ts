import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { logoChanged, organizationDeleting } from '#server/features/organizations/events.ts';
import { imageChanged, userDeleting } from '#server/features/users/events.ts';
import type { LimitRule } from '#server/http/limits.ts';
import type { PictureConfiguration } from '#shared/pictures/configuration.ts';
import { pictureErrors } from '#shared/pictures/errors.ts';

import { PictureSchema } from './picture.entity.ts';
import { pictureOptions } from './picture.options.ts';
import { pictureRouter } from './picture.router.ts';
import { deleteReplaced, deleteStored } from './remove.ts';

const uploadLimit: LimitRule = { name: 'picture', calls: 'uploading a picture or a logo', max: 10, window: 60 };

export const pictures = defineFeature({
  name: 'pictures',
  errors: pictureErrors,
  options: [pictureOptions],
  entities: [PictureSchema],
  router: pictureRouter,
  tag: (call) => (call.startsWith('organization.') ? kitTags.organizations : kitTags.service),
  // A list of members shows a hundred pictures.
  rateLimits: { uploadPicture: [uploadLimit], 'organization.uploadLogo': [uploadLimit], picture: 'unlimited' },
  publicConfiguration: (service): PictureConfiguration => {
    const { enabled, maxBytes } = pictureOptions.of(service);
    return { pictures: { upload: enabled, maxBytes } };
  },
  on: [
    on(imageChanged, (ctx, { user }) => deleteReplaced(ctx, { userId: user.id }, user.image)),
    on(logoChanged, (ctx, { organizationId, logo }) => deleteReplaced(ctx, { organizationId }, logo)),
    on(userDeleting, (ctx, { user }) => deleteStored(ctx, { userId: user.id })),
    on(organizationDeleting, (ctx, { organizationId }) => deleteStored(ctx, { organizationId })),
  ],
});

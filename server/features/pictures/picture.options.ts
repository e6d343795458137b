import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { bool, number } from '#server/options/parse.ts';

import type { RemovePicture, StorePicture } from './picture.types.ts';

const PictureOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Lets users and organizations upload pictures. Otherwise they can only have the URL of one.'),
    maxBytes: z
      .int()
      .min(1024)
      .max(5 * 1024 * 1024)
      .default(256 * 1024)
      .describe('Maximum size of an uploaded picture. The web app reduces larger ones.'),
    store: functionOption<StorePicture>('StorePicture')
      .optional()
      .describe(
        'Hook that stores an uploaded picture, such as in object storage, and returns its URL. By default pictures are stored in PostgreSQL.',
      ),
    remove: functionOption<RemovePicture>('RemovePicture')
      .optional()
      .describe('Hook that deletes a picture that `store` stored. Runs in the background after the commit.'),
  })
  .meta({ id: 'PictureOptions' });

export const pictureOptions = defineOptions('pictures', PictureOptions, {
  PICTURES_ENABLED: ['enabled', bool],
  PICTURES_MAX_BYTES: ['maxBytes', number],
});

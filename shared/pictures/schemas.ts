import { z } from 'zod';

import { LookupId } from '#shared/lib/fields.ts';
import { OrganizationChoice } from '#shared/organizations/schemas.ts';

/** More than the base64 text of the largest picture that the options can allow. */
const MAX_CHARACTERS = 7_500_000;

const PictureData = z
  .base64()
  .min(1)
  .max(MAX_CHARACTERS)
  .meta({
    description: 'A PNG, JPEG or WebP file in base64, of at most 2048 by 2048 pixels. Metadata such as EXIF is removed',
    examples: ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMwTjsDAAI1AWa0b5eeAAAAAElFTkSuQmCC'],
  });

export const UploadPicture = z.strictObject({ data: PictureData });

export const UploadLogo = z.strictObject({ data: PictureData, ...OrganizationChoice });

/** Pages may add parameters of their own to the address of a picture. */
export const PictureIdInput = z.object({ id: LookupId });

/** The answer of a call that serves a file, for calls in process. */
export const FileContent = z.base64().meta({ description: 'A file' });

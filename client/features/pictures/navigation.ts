import type { Navigation } from '#client/app/feature.ts';
import { pictureErrors } from '#client/app/pictures/errors.ts';

export const navigation: Navigation = { errors: pictureErrors };

// Written by `npm run docs` from the schemas of the options.
import type { RemovePicture, StorePicture } from '#server/features/pictures/picture.types.ts';

export type * from '#server/features/pictures/picture.types.ts';

export interface PictureOptions {
  /** Lets users and organizations upload pictures. Otherwise they can only have the URL of one. @default true */
  enabled?: boolean;
  /** Maximum size of an uploaded picture. The web app reduces larger ones. @default 262144 */
  maxBytes?: number;
  /** Hook that stores an uploaded picture, such as in object storage, and returns its URL. By default pictures are stored in PostgreSQL. */
  store?: StorePicture;
  /** Hook that deletes a picture that `store` stored. Runs in the background after the commit. */
  remove?: RemovePicture;
}

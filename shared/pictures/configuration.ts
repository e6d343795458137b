import { z } from 'zod';

export const PictureConfiguration = z.object({
  /** Whether users and organizations can upload pictures. */
  pictures: z.object({ upload: z.boolean(), maxBytes: z.int() }),
});
export type PictureConfiguration = z.input<typeof PictureConfiguration>;

import { z } from 'zod';

import { ImageURL, Moment, Name, OwnId } from './fields.ts';

/** What sign-in and its kin say of a person. */
export const User = z
  .object({
    id: OwnId,
    email: z.string().meta({ format: 'email' }),
    name: z.string(),
    image: z.string().nullable(),
    emailVerified: z.boolean(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'User' });

/** What a person's own session and the administrators see. */
export const FullUser = User.extend({
  role: z.string(),
  banned: z.boolean(),
  banReason: z.string().nullable(),
  banExpires: Moment.nullable(),
}).meta({ id: 'FullUser' });

export const UpdateUser = z.strictObject({
  name: Name.optional(),
  image: ImageURL.nullish(),
  email: z.unknown().meta({ description: 'Refused: an email is changed by change-email.' }).optional(),
});

import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { ImageURL, Timestamp, Name, OwnId } from '#shared/lib/fields.ts';
import { DisplayUsername, Username } from '#shared/usernames/schemas.ts';

/** A user as that user and administrators see it. */
export const User = z
  .object({
    id: OwnId,
    email: z.string().meta({ format: 'email' }),
    name: z.string(),
    image: z.string().nullable(),
    emailVerified: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    role: z.string(),
    banned: z.boolean(),
    banReason: z.string().nullable(),
    banExpires: Timestamp.nullable(),
    twoFactorEnabled: z.boolean(),
    isAnonymous: z.boolean().meta({ description: 'Whether the user has no credential, only the session of a browser' }),
    username: z
      .string()
      .nullable()
      .meta({ description: 'In lower case; null without a username', examples: ['ada_lovelace'] }),
    displayUsername: z
      .string()
      .nullable()
      .meta({ description: 'The username as the user wrote it', examples: ['Ada_Lovelace'] }),
    phoneNumber: z
      .string()
      .nullable()
      .meta({ description: 'In E.164; null without a phone number', examples: ['+14155552671'] }),
    phoneNumberVerified: z.boolean(),
  })
  .meta({ id: 'User' })
  .register(fieldUses, { record: 'user', in: 'answer' });

export const UpdateUser = z
  .strictObject({
    name: Name.optional(),
    image: ImageURL.nullish(),
    username: Username.nullish().meta({ description: 'The username; null removes it' }),
    displayUsername: DisplayUsername.nullish().meta({ description: 'The username as it is shown' }),
    email: z.unknown().meta({ description: 'Rejected: use change-email.' }).optional(),
  })
  .register(fieldUses, { record: 'user', in: 'update' });

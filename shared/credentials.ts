import { z } from 'zod';

import { CallbackURL, ImageURL, Name } from './fields.ts';
import { User } from './user.ts';

/** Not checked for form here: a malformed address is answered with INVALID_EMAIL (spec section 5). */
const TypedEmail = z
  .string()
  .max(320)
  .meta({ examples: ['ada@example.com'] });

/** Long enough for any password that options allow; the configured bounds are checked by the call. */
export const Password = z
  .string()
  .max(4096)
  .meta({ format: 'password', examples: ['correct horse battery staple'] });

export const SignUpEmail = z.object({
  name: Name,
  email: TypedEmail,
  password: Password,
  image: ImageURL.optional(),
  callbackURL: CallbackURL.optional(),
  rememberMe: z.boolean().default(true),
});

export const SignedUp = z.object({ token: z.string().nullable(), user: User }).meta({ id: 'SignedUp' });

export const SignInEmail = z.object({
  email: TypedEmail,
  password: Password,
  callbackURL: CallbackURL.optional(),
  rememberMe: z.boolean().default(true),
});

export const SignedIn = z
  .object({ redirect: z.boolean(), token: z.string(), url: z.string().optional(), user: User })
  .meta({ id: 'SignedIn' });

export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export const StatusTrue = z.object({ status: z.literal(true) }).meta({ id: 'Status' });

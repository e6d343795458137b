import { z } from 'zod';

import { CallbackURL } from '#shared/lib/fields.ts';
import { TwoFactorRedirect } from '#shared/sessions/schemas.ts';
import { User } from '#shared/users/schemas.ts';

export const OneTapCallback = z.strictObject({
  idToken: z
    .string()
    .min(1)
    .max(16_384)
    .meta({
      description: 'The `credential` of the answer of Google Identity Services',
      examples: ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMDc2OTE1MDM1MDAwNjE1MDcxNSJ9.c2lnbmF0dXJl'],
    }),
  nonce: z
    .string()
    .max(512)
    .optional()
    .meta({
      description: 'The nonce that the page passed to Google; the ID token must contain it',
      examples: ['n-0S6_WzA2Mj'],
    }),
  callbackURL: CallbackURL.optional().meta({ description: 'Where the page goes after the sign-in' }),
});

export const SignedInByOneTap = z.union([
  TwoFactorRedirect,
  z.object({ token: z.string(), user: User }).meta({ id: 'SignedInByOneTap' }),
]);

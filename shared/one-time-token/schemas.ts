import { z } from 'zod';

import { SessionWithUser, TwoFactorRedirect } from '#shared/sessions/schemas.ts';

const Token = z
  .string()
  .min(1)
  .max(128)
  .meta({ examples: ['0fKq2vX8sLr5Tz1BnYc7MfD3GpE6aUjW'] });

export const OneTimeToken = z.object({ token: Token }).meta({ id: 'OneTimeToken' });

export const VerifyOneTimeToken = z.strictObject({ token: Token });

/** Users who have set up a second factor meanwhile are asked for it. */
export const SignedInByOneTimeToken = z.union([TwoFactorRedirect, SessionWithUser]);

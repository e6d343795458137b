import { z } from 'zod';

import type { RequestContext } from '#server/context.ts';
import type { TokenKey } from '#server/feature.ts';
import { callUrl } from '#server/http/address.ts';
import { randomToken } from '#server/security/tokens.ts';
import { signJwt, verifyJwt } from '#server/security/jwt.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { issueToken, revokeTokens } from './single-use.ts';
import { verificationOptions } from './verification.options.ts';
import { changeEmailMail, changeEmailToken, verificationMail, verificationToken } from './verification.keys.ts';

const keys = [verificationToken, changeEmailToken];

/** Bound to the person, to the address they had when it was made, and to the one they want. */
const Claims = z.object({
  sub: z.uuid(),
  jti: z.string(),
  email: z.string(),
  updateTo: z.string().optional(),
});

export type EmailToken = z.output<typeof Claims> & { key: TokenKey };

/** Mails a person a link that proves the address they have. */
export async function mailVerification(ctx: RequestContext, user: User, callbackURL = '/'): Promise<void> {
  const token = await issue(ctx, verificationToken, { user });
  const url = callUrl(ctx.options, '/verify-email', { token, callbackURL: callbackURL || '/' });
  ctx.sendMail(verificationMail, { user, url, token });
}

/** Mails a person, at the address they have, a link that gives them another one. The newest request is the one that counts. */
export async function mailChangeOfEmail(
  ctx: RequestContext,
  user: User,
  { newEmail, callbackURL = '/' }: { newEmail: string; callbackURL?: string | undefined },
): Promise<void> {
  await revokeTokens(ctx, user.id, [changeEmailToken]);
  const token = await issue(ctx, changeEmailToken, { user, updateTo: newEmail });
  const url = callUrl(ctx.options, '/verify-email', { token, callbackURL: callbackURL || '/' });
  ctx.sendMail(changeEmailMail, { user, newEmail, url, token });
}

async function issue(
  ctx: RequestContext,
  key: TokenKey,
  { user, updateTo }: { user: User; updateTo?: string },
): Promise<string> {
  const { expiresIn } = verificationOptions.of(ctx);
  const jti = randomToken(24);
  issueToken(ctx, key, { token: jti, user, expiresIn });
  const claims = { sub: user.id, jti, email: user.email, ...(updateTo === undefined ? {} : { updateTo }) };
  return signJwt(ctx.secrets, { purpose: key.purpose, expiresIn, claims });
}

/** What a mailed token says, if we made it; nothing is used up by reading. */
export async function readEmailToken(
  { secrets }: RequestContext,
  token: string,
): Promise<EmailToken | 'expired' | 'invalid'> {
  let expired = false;
  for (const key of keys) {
    const claims = await verifyJwt(secrets, { purpose: key.purpose, token });
    if (claims === 'expired') expired = true;
    else if (claims !== 'invalid') {
      const parsed = Claims.safeParse(claims);
      return parsed.success ? { ...parsed.data, key } : 'invalid';
    }
  }
  return expired ? 'expired' : 'invalid';
}

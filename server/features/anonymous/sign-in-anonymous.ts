import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { clearSessionCookies, findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import { startFirstSession } from '#server/features/sessions/start-session.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { randomToken } from '#server/security/random.ts';
import { Name } from '#shared/lib/fields.ts';

import { anonymousOptions } from './anonymous.options.ts';
import { removeAnonymousUser } from './remove-anonymous-user.ts';

/** Creates a user without credentials, whose only access is this session. */
export async function signInAnonymous({ ctx }: Call<RequestContext>) {
  const { emailDomainName, generateName = () => 'Anonymous' } = anonymousOptions.of(ctx);
  const current = await findSessionSnapshot(ctx);
  if (current?.user.isAnonymous) throw new AppError('ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY');
  const email = `${randomToken().toLowerCase()}@${emailDomainName}`;
  const profile = { email, name: Name.parse(await generateName()), isAnonymous: true };
  const user = await createUser(ctx, profile, { signUp: 'anonymous' });
  const { token } = await startFirstSession(ctx, user, { proof: { amr: [], level: 1 }, method: 'anonymous' });
  return { token, user };
}

/** Deletes the caller, an anonymous user, with everything that belongs to it. */
export async function deleteAnonymousUser({ ctx }: Call<SessionContext>) {
  if (anonymousOptions.of(ctx).disableDeleteAnonymousUser) throw new AppError('DELETE_ANONYMOUS_USER_DISABLED');
  if (!ctx.user.isAnonymous) throw new AppError('USER_IS_NOT_ANONYMOUS');
  if (!(await removeAnonymousUser(ctx, ctx.user.id))) throw new AppError('USER_IS_NOT_ANONYMOUS');
  clearSessionCookies(ctx);
  return { success: true as const };
}

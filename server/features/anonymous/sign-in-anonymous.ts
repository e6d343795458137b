import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { newFields } from '#server/fields/additional-fields.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { clearSessionCookies, findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import { startFirstSession } from '#server/features/sessions/start-session.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { randomToken } from '#server/security/random.ts';
import { Name } from '#shared/lib/fields.ts';

import { anonymousOptions } from './anonymous.options.ts';
import { removeAnonymousUser } from './remove-anonymous-user.ts';

/** Creates a user without credentials, whose only access is this session. */
export async function signInAnonymous({ ctx }: Call<RequestContext>) {
  const { emailDomainName, generateName = () => 'Anonymous' } = anonymousOptions.of(ctx);
  const current = await findSessionSnapshot(ctx);
  if (current?.user.isAnonymous) throw new AppError('ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY');
  const user = ctx.em.create(User, {
    email: `${randomToken().toLowerCase()}@${emailDomainName}`,
    name: Name.parse(await generateName()),
    isAnonymous: true,
    role: platformOptions.of(ctx).defaultRole,
    additionalFields: newFields(userOptions.of(ctx).additionalFields),
  });
  ctx.audit('user.signed-up', { actorId: user.id, subjectId: user.id, details: { provider: 'anonymous' } });
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

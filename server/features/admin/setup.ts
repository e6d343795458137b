import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { Call, AppServices, RequestContext } from '#server/call/context.ts';
import { newPasswordHash } from '#server/features/passwords/password-policy.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { defineService } from '#server/call/feature.ts';
import { randomToken } from '#server/security/random.ts';
import { startFirstSession } from '#server/features/sessions/start-session.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use-tokens.ts';
import type { SetUp } from '#shared/admin/schemas.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';

import { listAdministrators, revokeSetupLinks, setupToken } from './operator.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';

const LINK_EXPIRES_IN = 3600;

/** The setup link that this process issued last, so that a page only needs a query while a link may be valid. */
export const setupLink = defineService('setupLink', (): { link: { token: string; expiresAt: Date } | null } => ({
  link: null,
}));

/** Whether the setup link that this process printed is still valid. */
export async function needsSetup(service: AppServices): Promise<boolean> {
  const state = setupLink.of(service);
  if (state.link === null || state.link.expiresAt <= now()) return false;
  if (!(await readToken({ em: service.orm.em.fork() }, setupToken, state.link.token))) state.link = null;
  return state.link !== null;
}

/** Issues the link to create the first administrator, and revokes earlier ones; null if there is an administrator. */
export async function createSetupLink({ ctx }: Call<RequestContext>) {
  const { em, options } = ctx;
  if (await hasAdministrator(ctx)) return null;

  await revokeSetupLinks(em);
  const token = randomToken();
  const expiresAt = inSeconds(LINK_EXPIRES_IN);
  const link = { token, expiresAt };
  issueToken(ctx, setupToken, { token, user: null, expiresIn: LINK_EXPIRES_IN });
  ctx.afterCommit('offer setup', async () => void (setupLink.of(ctx).link = link));
  return { url: `${options.webAppUrl}/setup?token=${token}`, expiresAt };
}

/** Creates the first administrator with the setup link, and signs in. */
export async function setUp({ ctx, input }: Call<RequestContext, typeof SetUp>) {
  const { em } = ctx;
  const isUsable = (stored: { expired: boolean } | null) => stored !== null && !stored.expired;
  // Checked first, so that the web app can check a link with an empty form, and a guess costs no hash.
  if (!isUsable(await readToken(ctx, setupToken, input.token))) throw new AppError('INVALID_TOKEN');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  const password = await newPasswordHash(ctx, input.password, input);

  // In the transaction, so that a failed call leaves the link usable.
  await em.begin();
  if (!isUsable(await consumeToken(ctx, setupToken, input.token))) throw new AppError('INVALID_TOKEN');
  if (await hasAdministrator(ctx)) throw new AppError('SETUP_IS_DONE_ALREADY');

  const role = platformOptions.of(ctx).adminRoles[0] ?? 'admin';
  // Access to the server's console proves the operator.
  const profile = { email: canonicalEmail(input.email), emailVerified: true, name: input.name, role };
  const user = await createUser(ctx, profile, 'setup');
  em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password });
  ctx.audit('admin.set-up', { actorId: user.id, subjectId: user.id });
  await em.flush();
  const { token } = await startFirstSession(ctx, user, { proof: 'pwd', method: 'email' });
  return { token, user };
}

/** Other users do not count: a sign-up before the setup must not disable the link. */
async function hasAdministrator({ em, options }: RequestContext): Promise<boolean> {
  return (await listAdministrators(em, options)).length > 0;
}

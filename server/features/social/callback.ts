import { LockMode } from '@mikro-orm/postgresql';

import { Account } from '#server/features/accounts/account.entity.ts';
import { keepTokens, type Tokens } from '#server/features/accounts/tokens.ts';
import { isSystemCall, type Call, type RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { callAddress } from '#server/http/address.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { isExpired, readSession } from '#server/features/sessions/current-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import { UNREADABLE, type Callback } from '#shared/social.ts';
import type { z } from 'zod';

import { FlowError, isOwnFlow, redirectError, takeFlow, type Flow } from './flow.ts';
import type { Provider } from './provider.ts';
import { addAccount, atomically, signInAs, type Identity } from './sign-in-as.ts';
import { providersService } from './registry.ts';
import { accountOptions } from '#server/features/accounts/account.options.ts';

type Returned = z.output<typeof Callback>;

/** Where a provider sends the browser back. Whatever happens ends in a redirect, and in an error code if it went wrong. */
export async function callback({ ctx, input }: Call<RequestContext, typeof Callback>): Promise<undefined> {
  // The flow is tied to the browser that left: without its request there is nothing to go on.
  if (isSystemCall(ctx)) throw new AppError('REQUEST_IS_REQUIRED');
  if (Object.values(input).includes(UNREADABLE)) return redirectError(ctx, null, { error: 'invalid_callback_request' });
  let flow: Flow | null = null;
  try {
    flow = input.state ? await takeFlow(ctx, input.state) : null;
    const own = flow !== null && flow.provider === input.id && isOwnFlow(ctx, flow) ? flow : null;
    if (input.error) return redirectError(ctx, own, { error: input.error, description: input.error_description });
    return ctx.reply.redirect(await finish(ctx, { input, flow, own }));
  } catch (error) {
    return redirectFailure(ctx, flow, error);
  }
}

/** The browser comes by a form that another site posted, without our cookies: sent on to itself, it brings them. */
export function callbackForm({ ctx, input }: Call<RequestContext, typeof Callback>): undefined {
  if (Object.values(input).includes(UNREADABLE)) return redirectError(ctx, null, { error: 'invalid_callback_request' });
  const { id, ...fields } = input;
  return ctx.reply.redirect(callAddress(ctx.options, `/callback/${encodeURIComponent(id)}`, fields));
}

interface Returning {
  input: Returned;
  flow: Flow | null;
  /** The flow again, where it left from this browser and to this provider. */
  own: Flow | null;
}

async function finish(ctx: RequestContext, { input, flow, own }: Returning): Promise<string> {
  if (!input.state) throw new FlowError('state_not_found');
  if (flow && !providersService.of(ctx).get(input.id)) throw new FlowError('oauth_provider_not_found');
  if (!own) throw new FlowError('please_restart_the_process');
  if (own.link) await requireLinkingPerson(ctx, own.link);
  if (!input.code) throw new FlowError('no_code');

  const provider = providersService.of(ctx).get(own.provider)!;
  const identity = await identify(provider, { input, flow: own, code: input.code });
  if (!isTrustedRedirect(own.callbackURL, ctx.options)) throw new FlowError('no_callback_url');

  if (own.link) {
    await linkTo(ctx, provider, { link: own.link, ...identity });
    return own.callbackURL;
  }
  const { isNew } = await signInAs(ctx, provider, { ...identity, ...own }).catch((error: unknown) => {
    throw error instanceof FlowError || error instanceof AppError
      ? error
      : new FlowError('unable_to_create_user', error);
  });
  const newUserURL =
    own.newUserURL && isTrustedRedirect(own.newUserURL, ctx.options) ? own.newUserURL : own.callbackURL;
  return isNew ? newUserURL : own.callbackURL;
}

/** Asks the provider, with no transaction open meanwhile. */
async function identify(
  provider: Provider,
  { input, flow, code }: { input: Returned; flow: Flow; code: string },
): Promise<Identity> {
  const { codeVerifier, nonce, scopes } = flow;
  const details = { code, codeVerifier, issuer: input.iss, deviceId: input.device_id, state: input.state };
  const tokens: Tokens = await provider.exchange(details).catch((error: unknown) => {
    throw new FlowError('invalid_code', error);
  });
  const profile = await provider.profile(tokens, { nonce, user: parsed(input.user) }).catch((error: unknown) => {
    throw new FlowError('unable_to_get_user_info', error);
  });
  // Scopes that the answer leaves out are those that were asked for (RFC 6749 section 5.1).
  return { profile, tokens: { ...tokens, scopes: tokens.scopes ?? scopes } };
}

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}

/** Only the person who asked for the link, still signed in here, gets it. */
async function requireLinkingPerson(ctx: RequestContext, { userId }: { userId: string }): Promise<void> {
  const session = (await readSession(ctx))?.found?.session;
  if (!session || isExpired(session) || session.userId !== userId || session.impersonatedBy !== null) {
    throw new FlowError('please_restart_the_process');
  }
}

async function linkTo(
  ctx: RequestContext,
  provider: Provider,
  { link, profile, tokens }: Identity & { link: { userId: string } },
): Promise<void> {
  await atomically(ctx, async () => {
    const { em, secrets } = ctx;
    const account = await em.findOne(Account, { providerId: provider.id, accountId: profile.accountId });
    if (account && account.userId !== link.userId) throw new FlowError('account_already_linked_to_different_user');
    if (account) return keepTokens(account, tokens, secrets);

    const user = await em.findOneOrFail(User, link.userId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const { enabled, trustedProviders, allowDifferentEmails } = accountOptions.of(ctx).accountLinking;
    const isProven = profile.emailVerified || trustedProviders.includes(provider.id);
    // Who tells no address has none that could be another's; an identity is proven by its own sign-in.
    const fits = allowDifferentEmails || profile.email === null || (profile.email === user.email && isProven);
    if (!enabled || !fits) throw new FlowError('unable_to_link_account');
    // Until the address is proven the account may be somebody's who registered it in advance: their identity must not stay
    // in it. One that proves the address itself is the mailbox owner's.
    const provesAddress = isProven && profile.email === user.email;
    if (!user.emailVerified && !provesAddress) throw new FlowError('unable_to_link_account');
    addAccount(ctx, provider, { user, profile, tokens });
  });
}

function redirectFailure(ctx: RequestContext, flow: Flow | null, error: unknown): undefined {
  ctx.em.clear();
  ctx.reply.discard();
  if (error instanceof AppError && error.errorCode === 'BANNED_USER') {
    return redirectError(ctx, flow, { error: 'banned', description: error.message });
  }
  if (error instanceof AppError && error.errorCode === 'EMAIL_NOT_VERIFIED') {
    return redirectError(ctx, flow, { error: 'email_not_verified' });
  }
  const failure = error instanceof FlowError ? error : new FlowError('internal_server_error', error);
  if (failure.code === 'internal_server_error') ctx.log.error({ err: error }, 'a social sign-in failed');
  else if (failure.cause) ctx.log.warn({ err: failure.cause, code: failure.code }, 'a provider could not be used');
  return redirectError(ctx, flow, { error: failure.code });
}

import { LockMode } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { accountOptions } from '#server/features/accounts/account.options.ts';
import type { Tokens } from '#server/features/accounts/provider-tokens.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { markEmailVerified, setImage } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';

import { FlowError } from './flow.ts';
import { mappedNames, readMappedFields, type MappedFields } from './mapped-fields.ts';
import type { Provider } from './provider.ts';
import { signInWithIdentity, type Identity, type IdentitySignIn, type LinkingRule } from './sign-in-with-identity.ts';
import type { Profile } from './user-info.ts';

export interface SocialSignIn extends Pick<IdentitySignIn, 'callbackURL' | 'idToken'>, SignUpRules {
  profile: Profile;
  tokens: Tokens;
}

interface SignUpRules {
  requestSignUp?: boolean | undefined;
  /** Whether the call rejects new users, whatever the options of the provider. */
  disableSignUp?: boolean | undefined;
}

/** Signs in the user whom a provider authenticated. */
export async function signInWithProfile(
  ctx: RequestContext,
  provider: Provider,
  { profile, tokens, callbackURL, idToken, ...rules }: SocialSignIn,
) {
  const mapped = await readMappedFields(ctx, profile);
  const rule = socialLinking(provider, { profile, mapped, ...rules });
  return signInWithIdentity(ctx, identityOf(provider, profile, tokens), { rule, callbackURL, idToken });
}

export function identityOf({ id: providerId }: Provider, { accountId }: Profile, tokens: Tokens): Identity {
  return { providerId, accountId, tokens };
}

/** The rule for providers at which anyone may have an account. An identity joins the user with its email if both sides verified it. */
function socialLinking(
  provider: Provider,
  { profile, mapped, ...signIn }: SignUpRules & { profile: Profile; mapped: MappedFields },
): LinkingRule {
  const { overrideUserInfoOnSignIn, disableSignUp, disableImplicitSignUp } = provider.options;
  const onReturn = async (ctx: RequestContext, user: User) => {
    if (overrideUserInfoOnSignIn) await overrideUserInfo(ctx, user, { profile, mapped });
  };
  return {
    onReturn,
    findOrCreateUser: async (ctx) => {
      const { email, emailVerified, image, name } = profile;
      if (email === null) throw new FlowError('email_not_found');
      const existing = await ctx.em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (existing) {
        // Implicit account linking requires an address that is verified on both sides, or a trusted provider.
        const linking = accountOptions.of(ctx).accountLinking;
        const isVerified = emailVerified && existing.emailVerified;
        if (!linking.enabled || !(isVerified || provider.vouchesFor(profile, linking)))
          throw new FlowError('account_not_linked');
        // The first proof of an unverified address: what an attacker set up in advance (pre-hijacking) is deleted.
        await markEmailVerified(ctx, existing, 'mailbox owner');
        await onReturn(ctx, existing);
        return { user: existing, isNew: false };
      }
      if (signIn.disableSignUp || disableSignUp || (disableImplicitSignUp && !signIn.requestSignUp))
        throw new FlowError('signup_disabled');
      const names = await mappedNames(ctx, mapped);
      const created = { email, emailVerified, image, name: name || email, ...names, fields: mapped.additional };
      return { user: await createUser(ctx, created, { signUp: provider.id }), isNew: true };
    },
  };
}

/** Whether a signed-in user may add an identity of such a provider to the own account. */
export function mayAddIdentity(
  ctx: RequestContext,
  user: User,
  { provider, profile }: { provider: Provider; profile: Profile },
) {
  const linking = accountOptions.of(ctx).accountLinking;
  const isVerified = profile.emailVerified || provider.vouchesFor(profile, linking);
  const provesEmail = isVerified && profile.email === user.email;
  // Without an address there is none that could belong to another user.
  const isEmailAllowed = linking.allowDifferentEmails || profile.email === null || provesEmail;
  // Pre-hijacking: an attacker may have registered the address in advance, and must not link an identity.
  const isSafe = user.emailVerified || provesEmail;
  return linking.enabled && isEmailAllowed && isSafe;
}

/** What the provider does not return stays. The address identifies the user, so that a change needs a proof of its own. */
async function overrideUserInfo(
  ctx: RequestContext,
  user: User,
  { profile: { name, image }, mapped: { additional } }: { profile: Profile; mapped: MappedFields },
): Promise<void> {
  const isNewImage = image !== null && image !== user.image;
  const setsFields = Object.keys(additional).length > 0;
  // Locked, so that a concurrent upload or change of another field is not undone.
  if (isNewImage || setsFields) await lockUserAndRead(ctx.em, user.id, 'for update');
  if (setsFields) user.additionalFields = { ...user.additionalFields, ...additional };
  if (name) user.name = name;
  if (isNewImage) await setImage(ctx, user, image);
}

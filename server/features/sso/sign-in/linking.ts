import { LockMode } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { ManagedAccount } from '#server/features/domains/managed-account.entity.ts';
import { speaksFor } from '#server/features/domains/proven-domain.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { LinkingRule } from '#server/features/social/sign-in-with-identity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';

import type { SignInNotes } from './attempts.ts';
import { ConfirmationRequired } from './confirmation.ts';
import { identityStated } from './identity-stated.ts';
import { ensureMember } from './membership.ts';
import { followProfile, newProfile } from './profile.ts';
import { needsConsent } from './privileged-users.ts';
import { requireServedAddress } from './served-address.ts';

interface Stated {
  connection: SsoConnection;
  stated: StatedIdentity;
}

/**
 * The rule for the identity provider of an organization. It speaks for addresses in the proven domains of its organization, at
 * every sign-in, and for no other, except for users who connected their account themselves.
 */
export function linkingOf(signIn: Stated & { notes: SignInNotes }): LinkingRule {
  const { connection, stated } = signIn;
  return {
    onReturn: async (ctx, user, { linkedByUser }) => {
      // The address may have changed since.
      if (!linkedByUser && !(await speaksFor(ctx.em, connection.organizationId, user.email)))
        throw new FlowError('sso_email_not_in_domain');
      await identityStated.emit(ctx, { organizationId: connection.organizationId, email: user.email, user });
      await followProfile(ctx, { user, ...signIn });
      await ensureMember(ctx, { user, ...signIn });
    },
    findOrCreateUser: async (ctx) => {
      const email = await requireServedAddress(ctx, connection, stated);
      const existing = await ctx.em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await identityStated.emit(ctx, { organizationId: connection.organizationId, email, user: existing });
      const user = existing
        ? await join(ctx, existing, { connection, stated })
        : await create(ctx, email, { connection, stated });
      await ensureMember(ctx, { user, ...signIn });
      return { user, isNew: existing === null };
    },
  };
}

/** An address that was given to another person, or another id of the same one: a manager decides. */
export class IdentityChanged extends FlowError {
  readonly user: User;

  constructor(user: User) {
    super('sso_identity_changed');
    this.user = user;
  }
}

/** The identities of a user at a connection, except for the stated one. */
export function otherIdentities(user: User, { connection, stated }: Stated) {
  return { user, providerId: connection.accountProviderId, accountId: { $ne: stated.subject } };
}

/** Requires the lock on the user. */
async function join(ctx: RequestContext, user: User, signIn: Stated): Promise<User> {
  if ((await ctx.em.count(Account, otherIdentities(user, signIn))) > 0) throw new IdentityChanged(user);
  return takeOver(ctx, user, signIn.connection);
}

/** Whether the connection may gain the account of the user, and what becomes of it. Requires the lock on the user. */
export async function takeOver(ctx: RequestContext, user: User, connection: SsoConnection): Promise<User> {
  if (await needsConsent(ctx, user, connection)) throw new ConfirmationRequired(user);
  // The first proof of an unverified address: what an attacker set up in advance (pre-hijacking) is deleted.
  await markEmailVerified(ctx, user, 'mailbox owner');
  return user;
}

/** `ensureMember` decides whether the new user may join; without that the transaction creates nothing. */
async function create(ctx: RequestContext, email: string, { connection, stated }: Stated): Promise<User> {
  const { accountProviderId: signUp, organizationId } = connection;
  const profile = await newProfile(ctx, email, stated);
  const user = await createUser(ctx, { ...profile, emailVerified: true }, { signUp });
  ctx.em.create(ManagedAccount, { user, organization: organizationId, source: 'sso' });
  return user;
}

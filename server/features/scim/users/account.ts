import { LockMode } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { violatedConstraint } from '#server/db/constraints.ts';
import { ManagedAccount } from '#server/features/domains/managed-account.entity.ts';
import { provenDomain } from '#server/features/domains/proven-domain.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { Directory } from '#server/features/scim/protocol/authenticate.ts';
import { addedByDirectoryMail } from '#server/features/scim/scim.definitions.ts';
import { invalid, ScimError } from '#server/features/scim/scim-error.ts';
import type { Provisioning } from '#server/features/scim/protocol/responses.ts';
import type { Resource } from '#server/features/scim/schema/resource.ts';
import { isPrivilegedUser } from '#server/features/sso/sign-in/privileged-users.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { emailChanged } from '#server/features/users/events.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import { emailChangedMail } from '#server/features/verification/verification.definitions.ts';

import { addressOf, nameOf } from './columns.ts';

/**
 * The account of the address, which is created unless it exists. Null if it may do more than belong to the organization: then its
 * owner has to consent.
 */
export async function provisionAccount(
  ctx: RequestContext,
  directory: Directory,
  resource: Resource,
): Promise<User | null> {
  const email = addressOf(resource);
  if (!(await isProven(ctx, directory, email))) {
    const domain = email.slice(email.lastIndexOf('@') + 1);
    throw invalid('invalidValue', `The domain ${domain} is not proven for this organization`);
  }
  await ctx.em.begin();
  const existing = await ctx.em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (existing === null) return createAccount(ctx, directory, { email, name: nameOf(resource) });
  if (existing.kind !== 'person' || (await isPrivilegedUser(ctx, existing))) return null;
  // The first proof of an unverified address: what an attacker set up in advance (pre-hijacking) is deleted.
  await markEmailVerified(ctx, existing, 'mailbox owner');
  const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: directory.organizationId });
  ctx.sendMail(addedByDirectoryMail, { user: existing, organizationName });
  return existing;
}

async function isProven({ em }: RequestContext, { organizationId }: Directory, email: string): Promise<boolean> {
  return (await provenDomain(em, email))?.organizationId === organizationId;
}

async function createAccount(
  ctx: RequestContext,
  { organizationId }: Directory,
  profile: { email: string; name: string },
): Promise<User> {
  const user = await createUser(ctx, { ...profile, emailVerified: true }, 'directory');
  ctx.em.create(ManagedAccount, { user, organization: organizationId, source: 'scim' });
  return user;
}

export async function isManaged({ em }: RequestContext, { organizationId }: Directory, user: User): Promise<boolean> {
  return (await em.count(ManagedAccount, { user, organization: organizationId })) > 0;
}

interface ResourceChange {
  before: Resource;
  after: Resource;
}

/** Name and address of a managed account follow the directory, the address within the proven domains of the organization. */
export async function followResource(
  { ctx, directory }: Provisioning,
  user: User,
  { before, after }: ResourceChange,
): Promise<void> {
  const [name, email] = [nameOf(after), addressOf(after)];
  const isNewName = name !== nameOf(before) && name !== user.name;
  const isNewEmail = email !== addressOf(before) && email !== user.email;
  if (!(isNewName || isNewEmail) || !(await isManaged(ctx, directory, user))) return;
  if (isNewName) user.name = name;
  if (isNewEmail && (await isProven(ctx, directory, email))) await changeEmail(ctx, user, email);
}

/** A session may belong to the holder of the previous address, so all end. */
async function changeEmail(ctx: RequestContext, user: User, email: string): Promise<void> {
  const { email: oldEmail } = user;
  Object.assign(user, { email, emailVerified: true });
  await ctx.em.flush().catch((error: unknown) => {
    const isTaken = violatedConstraint(error) === 'user_email_unique';
    throw isTaken ? new ScimError(409, 'Another account has this email address', 'uniqueness') : error;
  });
  await emailChanged.emit(ctx, { user, oldEmail });
  ctx.audit('email.changed', { subjectId: user.id });
  ctx.sendMail(emailChangedMail, { user, oldEmail });
  await revokeSessionsOf(ctx, user.id);
}

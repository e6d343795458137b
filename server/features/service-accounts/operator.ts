import type { EntityManager } from '@mikro-orm/postgresql';

import type { EventContext } from '#server/call/lifecycle-events.ts';
import { addKey } from '#server/features/api-keys/keys.ts';
import { userDeleting } from '#server/features/users/events.ts';
import { platformAccess, requireRoles } from '#server/features/users/platform-role.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

import { newAccount, presentAccounts, recordCreated } from './accounts.ts';
import { findPlatformAccounts } from './platform.ts';

/** Creates a service account of the platform with its first key. */
export async function createAccountAsOperator(
  ctx: EventContext,
  { name, role: input, scopes }: { name: string; role: string; scopes: ServiceScope[] },
) {
  const role = requireRoles(platformAccess(ctx.options), input).join(',');
  const user = await newAccount(ctx, { name, kind: 'platform service', role });
  const account = await recordCreated(ctx, { user, member: null });
  const { key, apiKey } = await addKey(ctx, user, { scopes, networks: [], level: 1 });
  ctx.audit('service-account.key-created', {
    organizationId: null,
    details: { serviceAccountId: user.id, name: user.name, keyId: apiKey.id, scopes: scopes.join(' ') },
  });
  return { account, key };
}

export async function listAccountsAsOperator(em: EntityManager) {
  return presentAccounts(em, await findPlatformAccounts(em));
}

/** Null if no service account of the platform has the id. */
export async function deleteAccountAsOperator(ctx: EventContext, id: string) {
  const user = await findUserForUpdate(ctx.em, id);
  if (user?.kind !== 'platform service') return null;
  ctx.audit('service-account.deleted', { organizationId: null, details: { serviceAccountId: id, name: user.name } });
  await userDeleting.emit(ctx, { user });
  ctx.em.remove(user);
  return user;
}

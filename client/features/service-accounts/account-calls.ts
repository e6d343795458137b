import { createContext, useContext } from 'react';

import type { ScopeGroup } from '#shared/api-keys/scope-groups.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import type { GrantableScope } from '#shared/lib/scopes.ts';

export type ServiceAccount = Outputs['serviceAccount']['list'][number];

const ofOrganization = {
  list: trpc.organization.listServiceAccounts,
  create: trpc.organization.createServiceAccount,
  update: trpc.organization.updateServiceAccount,
  delete: trpc.organization.deleteServiceAccount,
  createKey: trpc.organization.createServiceAccountKey,
  rotateKey: trpc.organization.rotateServiceAccountKey,
  deleteKey: trpc.organization.deleteServiceAccountKey,
};

/** They have the same inputs, without `organizationId` and with more scopes. */
const ofPlatform = trpc.serviceAccount as unknown as typeof ofOrganization;

interface Owner {
  /** Of the screens: `/admin/service-accounts`. */
  path: string;
  /** The organization in the input of each call; none for the platform. */
  input: { organizationId?: string };
  about: string;
  canManage: boolean;
  /** The roles that the user can grant. */
  roles: readonly string[];
  /** For the platform also those of `ServiceScope`. */
  scopes: readonly GrantableScope[];
  groups: Readonly<Partial<Record<ScopeGroup, string>>>;
}

/** Whose service accounts the screens show. */
export const AccountOwner = createContext<Owner | null>(null);

export function useAccountOwner() {
  const owner = useContext(AccountOwner);
  if (owner === null) throw new Error('The screen has no owner');
  return { ...owner, calls: owner.input.organizationId === undefined ? ofPlatform : ofOrganization };
}

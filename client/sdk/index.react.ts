'use client';

/** The exports of `@gatehouse/client/react`. */
// For the inferred types of hooks that an app exports.
export type { TRPCClientErrorLike } from '@trpc/client';
export type { UseTRPCMutationResult, UseTRPCQueryResult } from '@trpc/react-query/shared';

export type { CallResult as Answer } from './call-result.ts';
export {
  accessWith,
  useActiveMember,
  useActiveOrganization,
  useListOrganizations,
  useListUserTeams,
  useOrganizationRoles,
  usePermission,
} from './organization.ts';
export { createQueryClient } from './query-client.ts';
export { GatehouseProvider, trpc, type CallUtils, type GatehouseProviderProps } from './react.tsx';
export { refreshRules } from './refresh.ts';
export type { RefreshRule } from './refresh-rule.ts';
export type { RetryPolicy } from './retry.ts';
export { useSession, useUser } from './session.ts';
export type { Access } from '#shared/lib/permissions.ts';
export type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

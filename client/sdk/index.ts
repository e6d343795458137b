/** The exports of `gatehouse/client`. */
// For the inferred types of hooks that an app exports.
export type { TRPCClientErrorLike } from '@trpc/client';
export type { UseTRPCMutationResult, UseTRPCQueryResult } from '@trpc/react-query/shared';

export type { Answer } from './answer.ts';
export { createGatehouseClient, type ClientOptions, type GatehouseClient } from './client.ts';
export { failureOf, settled, type CallFailure, type Settled } from './errors.ts';
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
export { GatehouseProvider, trpc, type GatehouseProviderProps } from './react.tsx';
export { refreshRules } from './refresh.ts';
export type { RefreshRule } from './refresh-rule.ts';
export type { RetryPolicy } from './retry.ts';
export type { AppRouter, FailedCall, Procedures, RootTypes } from './router.ts';
export { useSession, useUser, type CurrentSession } from './session.ts';
export type * from '#shared/api.ts';
export type { CallName, InputOf, Inputs, OutputOf, Outputs } from '#shared/calls.ts';
export type { ErrorCode } from '#shared/error-codes.ts';
export type { Access, OrganizationPermissions } from '#shared/permissions.ts';

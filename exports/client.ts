/** What an app imports as `gatehouse/client`. */
// An app that exports a hook of its own, its type not written out, needs these names.
export type { TRPCClientErrorLike } from '@trpc/client';
export type { UseTRPCMutationResult, UseTRPCQueryResult } from '@trpc/react-query/shared';

export type { Answer } from '#client/sdk/answer.ts';
export { createGatehouseClient, type ClientOptions, type GatehouseClient } from '#client/sdk/client.ts';
export { failureOf, settled, type CallFailure, type Settled } from '#client/sdk/errors.ts';
export {
  useActiveMember,
  useActiveOrganization,
  useListOrganizations,
  usePermission,
} from '#client/sdk/organization.ts';
export { createQueryClient } from '#client/sdk/query-client.ts';
export { GatehouseProvider, trpc, type GatehouseProviderProps } from '#client/sdk/react.tsx';
export { refreshRules } from '#client/sdk/refresh.ts';
export type { RefreshRule } from '#client/sdk/refresh-rule.ts';
export type { RetryPolicy } from '#client/sdk/retry.ts';
export type { AppRouter, FailedCall, Procedures, RootTypes } from '#client/sdk/router.ts';
export { useSession, useUser, type CurrentSession } from '#client/sdk/session.ts';
export type * from '#shared/api.ts';
export type { CallName, InputOf, Inputs, OutputOf, Outputs } from '#shared/calls.ts';
export type { ErrorCode } from '#shared/errors.ts';
export type { Access, OrganizationPermissions } from '#shared/permissions.ts';

import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import type { Outputs } from '#client/sdk/calls.ts';

export type Directory = Outputs['organization']['getDirectory'];
export type DirectoryToken = Directory['tokens'][number];
export type DirectoryGroup = Outputs['organization']['listDirectoryGroups']['groups'][number];
export type DirectoryRequest = Outputs['organization']['listDirectoryRequests'][number];
export type DirectoryUser = Outputs['organization']['listDirectoryUsers']['users'][number];

/** Rows of a page of users or groups. */
export const PAGE = 50;

/** When a request of the directory last came; null if none has. */
export function lastUse({ tokens }: Directory): string | null {
  return (
    tokens
      .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** Whether the user may change the directory, which an administrator who impersonates the user may not. */
export function useManager() {
  const { hasPermission } = useSetUp();
  const isImpersonated = useIsImpersonated();
  return { canManage: hasPermission({ directory: ['manage'] }) && !isImpersonated };
}

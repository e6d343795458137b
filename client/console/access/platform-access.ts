import { useQuery } from '@tanstack/react-query';

import { keyOf } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { can, outranks } from '#shared/lib/permissions.ts';
import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';

import { publicConfiguration } from '#client/page/public-configuration.ts';

/** Platform permissions of the user, by role or by `adminUserIds`. */
export function usePlatformAccess() {
  const { id, role } = useUser({ beforeEnrolment: true });
  const { platformAccess: access } = publicConfiguration;
  const { isListed, isKnown } = useIsListed(id);
  return {
    /** Whether the permissions are loaded. */
    isKnown,
    may: (permissions: PlatformPermissions) => isListed || can(access, role, permissions),
    /** Users can neither manage nor assign roles with more permissions than their own. */
    outranks: (roles: string | readonly string[]) => isListed || outranks(access, role, roles),
    isMe: (user: { id: string }) => user.id === id,
  };
}

/** Listed users have every permission. Queried once, and only if the service lists users. */
function useIsListed(id: string) {
  const { client } = trpc.useUtils();
  const permissions = publicConfiguration.platformAccess.statements;
  const { data, isPending } = useQuery({
    queryKey: [...keyOf('admin.hasPermission'), id],
    queryFn: () => client.admin.hasPermission.mutate({ permissions: permissions as Record<string, string[]> }),
    enabled: publicConfiguration.listsAdministrators,
    staleTime: Infinity,
  });
  return { isListed: data?.success ?? false, isKnown: !publicConfiguration.listsAdministrators || !isPending };
}

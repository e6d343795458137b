import { useQuery } from '@tanstack/react-query';

import { keyOf } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { can, outranks } from '#shared/permissions.ts';
import type { PlatformPermissions } from '#shared/platform-permissions.ts';

import { siteOptions } from '#client/app/site-options.ts';

/** What the person may do to the platform, and to whom: by their role, or because they are listed. */
export function usePlatformAccess() {
  const { id, role } = useUser();
  const { platformAccess: access } = siteOptions;
  const { isListed, isKnown } = useIsListed(id);
  return {
    /** Whether what `may` answers is final. */
    isKnown,
    may: (wanted: PlatformPermissions) => isListed || can(access, role, wanted),
    /** Nobody acts on who may do more than they do themselves, nor hands out such a role. */
    outranks: (roles: string | readonly string[]) => isListed || outranks(access, role, roles),
    isMe: (user: { id: string }) => user.id === id,
  };
}

/** Who is listed may do everything; asked once for a person, and only of a service that lists somebody. */
function useIsListed(id: string) {
  const { client } = trpc.useUtils();
  const permissions = siteOptions.platformAccess.statements;
  const { data, isPending } = useQuery({
    queryKey: [...keyOf('admin.hasPermission'), id],
    queryFn: () => client.admin.hasPermission.mutate({ permissions: permissions as Record<string, string[]> }),
    enabled: siteOptions.listsAdministrators,
    staleTime: Infinity,
  });
  return { isListed: data?.success ?? false, isKnown: !siteOptions.listsAdministrators || !isPending };
}

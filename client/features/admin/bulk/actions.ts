import type { BulkTexts } from '#client/console/selection/bulk-dialog.tsx';
import type { GatehouseClient } from '#client/sdk/client.ts';
import type { CallName } from '#client/sdk/calls.ts';
import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from './texts.ts';

/** What administrators can do to several users: each is a call for one user, with the same permissions and checks. */
export interface BulkAction {
  name: CallName;
  needs: PlatformPermissions;
  texts: BulkTexts & { open: string };
  appliesTo: (user: ListedUser) => boolean;
  call: (client: GatehouseClient, userId: string) => Promise<unknown>;
}

export const bulkActions: readonly BulkAction[] = [
  {
    name: 'admin.revokeUserSessions',
    needs: { session: ['revoke'] },
    texts: texts.signOut,
    appliesTo: () => true,
    call: (client, userId) => client.admin.revokeUserSessions.mutate({ userId }),
  },
  {
    name: 'admin.banUser',
    needs: { user: ['ban'] },
    texts: texts.ban,
    appliesTo: ({ banned }) => !banned,
    call: (client, userId) => client.admin.banUser.mutate({ userId }),
  },
  {
    name: 'admin.unbanUser',
    needs: { user: ['ban'] },
    texts: texts.unban,
    appliesTo: ({ banned }) => banned,
    call: (client, userId) => client.admin.unbanUser.mutate({ userId }),
  },
  {
    name: 'admin.removeUser',
    needs: { user: ['delete'] },
    texts: texts.remove,
    appliesTo: () => true,
    call: (client, userId) => client.admin.removeUser.mutate({ userId }),
  },
];

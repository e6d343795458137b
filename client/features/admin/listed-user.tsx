import { Badge, Group } from '@mantine/core';

import { State } from '#client/console/parts/state.tsx';
import type { PersonRow } from '#client/console/lists/people-table.tsx';
import { roleName } from '#client/console/text/role-names.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { texts } from './texts.ts';

export type ListedUser = Outputs['admin']['listUsers']['users'][number];

export function rowOf(user: ListedUser): PersonRow {
  return {
    id: user.id,
    person: user,
    to: `/admin/users/${user.id}`,
    status: <UserStatus user={user} />,
    since: user.createdAt,
    lastSeen: user.lastSeenAt,
  };
}

/** The roles apart from that of all users, what blocks sign-in, and what protects it. */
export function UserStatus({ user: { role, banned, emailVerified, twoFactorEnabled } }: { user: ListedUser }) {
  return (
    <Group gap={4} component="span">
      {rolesOf(role)
        .filter((each) => each !== 'user')
        .map((each) => (
          <Badge key={each}>{roleName(each)}</Badge>
        ))}
      {banned ? <State kind="bad">{texts.user.banned}</State> : null}
      {emailVerified ? null : <State>{texts.user.notVerified}</State>}
      {twoFactorEnabled ? <State kind="good">{texts.user.twoFactor}</State> : null}
    </Group>
  );
}

import { Badge, Group, Stack, Text } from '@mantine/core';

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
    // On a phone, in one line with the last use.
    status: (
      <>
        <Role user={user} />
        <Blocks user={user} number={1} />
      </>
    ),
    facts: {
      role: (
        <Stack gap={2} align="flex-start">
          <Role user={user} />
          {/* Between a phone and a desk, one column for both. */}
          <Stack gap={2} align="flex-start" hiddenFrom="md">
            <Blocks user={user} />
          </Stack>
        </Stack>
      ),
      secondFactor: user.twoFactorEnabled ? (
        <State kind="good">{texts.users.secondFactor.on}</State>
      ) : (
        <Muted>{texts.users.secondFactor.none}</Muted>
      ),
      status:
        user.banned || !user.emailVerified ? (
          // Below each other, so that two of them leave the names their width.
          <Stack gap={2} align="flex-start">
            <Blocks user={user} />
          </Stack>
        ) : (
          <Muted>{texts.users.active}</Muted>
        ),
    },
    since: user.createdAt,
    lastSeen: user.lastSeenAt,
  };
}

const Muted = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

const specialRoles = ({ role }: ListedUser) => rolesOf(role).filter((each) => each !== 'user');

function Role({ user }: { user: ListedUser }) {
  const special = specialRoles(user);
  if (special.length === 0) return <Muted>{roleName('user')}</Muted>;
  return (
    <Group gap={4} component="span">
      {special.map((each) => (
        <Badge key={each}>{roleName(each)}</Badge>
      ))}
    </Group>
  );
}

/** What blocks sign-in: the number of states, the worst first. */
function Blocks({ user: { banned, emailVerified }, number = 2 }: { user: ListedUser; number?: number }) {
  const bad = (
    <State key="banned" kind="bad">
      {texts.user.banned}
    </State>
  );
  const unverified = <State key="unverified">{texts.user.notVerified}</State>;
  return [...(banned ? [bad] : []), ...(emailVerified ? [] : [unverified])].slice(0, number);
}

/** The roles apart from that of all users, what blocks sign-in, and what protects it. */
export function UserStatus({ user }: { user: ListedUser }) {
  return (
    <Group gap={4} component="span">
      {specialRoles(user).map((each) => (
        <Badge key={each}>{roleName(each)}</Badge>
      ))}
      <Blocks user={user} />
      <SecondFactor user={user} />
    </Group>
  );
}

function SecondFactor({ user }: { user: ListedUser }) {
  return user.twoFactorEnabled ? <State kind="good">{texts.user.twoFactor}</State> : null;
}

import { Avatar, Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';

import { Ago } from '#client/app/ago.tsx';
import { Card } from '#client/app/card.tsx';
import { ConfirmButton } from '#client/app/confirm-button.tsx';
import { LoadProblem } from '#client/app/problem.tsx';
import { roleName } from '#client/app/roles.ts';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { ScreenSkeleton } from '#client/app/skeletons.tsx';
import { done, failed } from '#client/app/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { can } from '#shared/permissions.ts';
import type { PlatformPermissions } from '#shared/platform-permissions.ts';

import { BanUserCard } from './ban-user.tsx';
import { SeeUserSessions } from './see-user-sessions.tsx';
import { SetUserPasswordCard } from './set-user-password.tsx';

export function ManageUserScreen() {
  const { id = '' } = useParams();
  const user = trpc.admin.getUser.useQuery({ id });
  if (user.error) return <LoadProblem error={user.error} retry={() => void user.refetch()} />;
  if (!user.data) return <ScreenSkeleton />;
  return <User user={user.data} />;
}

function User({ user }: { user: Outputs['admin']['getUser'] }) {
  const me = useUser();
  const may = (wanted: PlatformPermissions) => can(siteOptions.platformAccess, me.role, wanted);
  const isOther = user.id !== me.id;
  return (
    <Screen
      title={user.name || user.email}
      about={
        <>
          <Link to="/admin/users">Users</Link> · {user.email} · since <Ago moment={user.createdAt} />
        </>
      }
      actions={<Avatar src={user.image} name={user.name || user.email} alt="" aria-hidden size={48} />}
    >
      <Group gap="xs">
        <Badge variant="default">{roleName(user.role)}</Badge>
        <Badge variant="default">{user.emailVerified ? 'Verified' : 'Not verified'}</Badge>
        {user.banned ? (
          <Badge variant="default" c="var(--mantine-color-error)">
            Banned
          </Badge>
        ) : null}
      </Group>
      {may({ user: ['set-role'] }) && isOther ? <Role user={user} /> : null}
      {may({ session: ['list'] }) ? <SeeUserSessions userId={user.id} /> : null}
      {may({ user: ['set-password'] }) ? <SetUserPasswordCard userId={user.id} /> : null}
      {may({ user: ['ban'] }) && isOther ? <BanUserCard user={user} /> : null}
      {isOther ? <Acts user={user} may={may} /> : null}
    </Screen>
  );
}

function Role({ user }: { user: Outputs['admin']['getUser'] }) {
  const setRole = trpc.admin.setRole.useMutation({ onSuccess: () => done('The role is changed'), onError: failed });
  const roles = Object.keys(siteOptions.platformAccess.roles);
  return (
    <Card title="Role">
      <NativeSelect
        aria-label="Role"
        maw={240}
        value={user.role}
        disabled={setRole.isPending}
        data={[...new Set([user.role, ...roles])].map((value) => ({ value, label: roleName(value) }))}
        onChange={(event) => setRole.mutate({ userId: user.id, role: event.target.value })}
      />
    </Card>
  );
}

interface ActsProps {
  user: Outputs['admin']['getUser'];
  may: (wanted: PlatformPermissions) => boolean;
}

function Acts({ user, may }: ActsProps) {
  const go = useNavigate();
  const name = user.name || user.email;
  const impersonate = trpc.admin.impersonateUser.useMutation({
    onSuccess: () => void go('/account'),
    onError: failed,
  });
  const remove = trpc.admin.removeUser.useMutation({
    onSuccess: () => {
      done(`${name} is deleted`);
      void go('/admin/users');
    },
  });
  return (
    <Card rows>
      {may({ user: ['impersonate'] }) ? (
        <div className="row">
          <Text size="sm" className="grow">
            See the app as {name} does, for an hour. It is written to the audit log.
          </Text>
          <Button
            variant="default"
            loading={impersonate.isPending}
            onClick={() => impersonate.mutate({ userId: user.id })}
          >
            Impersonate
          </Button>
        </div>
      ) : null}
      {may({ user: ['delete'] }) ? (
        <div className="row">
          <Text size="sm" className="grow">
            Delete this user with all that is theirs.
          </Text>
          <ConfirmButton
            label="Delete user"
            title={`Delete ${name}?`}
            action="Delete for good"
            typed={user.email}
            call={remove}
            onConfirm={() => remove.mutate({ userId: user.id })}
          >
            This cannot be undone.
          </ConfirmButton>
        </div>
      ) : null}
    </Card>
  );
}

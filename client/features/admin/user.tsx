import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { CopyButton } from '#client/app/forms/copy-button.tsx';
import { useFeatures } from '#client/app/feature.ts';
import { usePlatformAccess } from '#client/app/forms/platform-access.ts';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { Permitted } from '#client/app/permitted.tsx';
import { PersonName } from '#client/app/person-name.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { ScreenSkeleton } from '#client/app/lists/skeletons.tsx';
import { RelativeTime } from '#client/app/text/relative-time.tsx';
import type { CallFailure } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Ban } from './ban-user.tsx';
import { isAdministrator } from './administrators.ts';
import { SetPassword } from './set-password.tsx';
import { SetRoles } from './set-roles.tsx';
import { Impersonate, RemoveUser } from './user-actions.tsx';
import { UserAccounts, UserOrganizations } from './user-accounts.tsx';
import { UserFields } from './user-fields.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserStatus, type ListedUser } from './listed-user.tsx';
import { texts } from './texts.ts';

export function UserScreen() {
  const { id = '' } = useParams();
  return (
    <Permitted needs={{ user: ['get'] }}>
      <UserById key={id} id={id} />
    </Permitted>
  );
}

function UserById({ id }: { id: string }) {
  // The session then belongs to the impersonated user, who lacks permission for these queries.
  const [isImpersonating, setImpersonating] = useState(false);
  const query = trpc.admin.getUser.useQuery({ id }, { enabled: !isImpersonating });
  if (isImpersonating) return <ScreenSkeleton />;
  return (
    <Loaded query={query} screen renderError={({ code }) => (isMissing(code) ? <UserNotFound /> : undefined)}>
      {(user) => <User user={user} onImpersonating={() => setImpersonating(true)} />}
    </Loaded>
  );
}

/** The ID belongs to no user or is malformed. */
function isMissing(code: CallFailure['code']): boolean {
  return code === 'USER_NOT_FOUND' || code === 'VALIDATION_ERROR';
}

function UserNotFound() {
  return (
    <Problem
      title={texts.user.notFound.title}
      about={texts.user.notFound.about}
      next={{ to: '/admin/users', label: texts.user.notFound.next }}
    />
  );
}

interface UserProps {
  user: ListedUser;
  onImpersonating: () => void;
}

function User({ user, onImpersonating }: UserProps) {
  const { may, outranks, isMe } = usePlatformAccess();
  const canManage = !isMe(user) && outranks(user.role);
  const actions = useFeatures().flatMap(({ managedUser = [] }) => managedUser);
  return (
    <Screen
      title={user.name || user.email}
      about={
        <Anchor component={Link} to="/admin/users" size="sm">
          {texts.user.back}
        </Anchor>
      }
    >
      <Paper p="lg">
        <Stack gap="md">
          <Group justify="space-between" gap="md">
            <PersonName person={user} />
            <UserStatus user={user} />
          </Group>
          <Group gap={4} wrap="nowrap">
            <Text size="sm" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
              {user.id}
            </Text>
            <CopyButton text={user.id} what={texts.user.id} />
          </Group>
          <Text size="sm" c="dimmed">
            {texts.user.signedUp} <RelativeTime at={user.createdAt} />
            {may({ audit: ['list'] }) ? (
              <>
                {' · '}
                <Anchor component={Link} to={`/admin/audit?subject=${user.id}`} inherit>
                  {texts.user.activity}
                </Anchor>
              </>
            ) : null}
          </Text>
        </Stack>
      </Paper>
      <UserFields user={user} canUpdate={outranks(user.role) && may({ user: ['update'] })} />
      {canManage && may({ user: ['set-role'] }) ? <SetRoles key={user.role} user={user} /> : null}
      {may({ session: ['list'] }) ? <UserSessions user={user} canRevoke={outranks(user.role)} /> : null}
      {may({ user: ['get'] }) ? (
        <>
          <UserAccounts userId={user.id} />
          <UserOrganizations userId={user.id} />
        </>
      ) : null}
      {canManage ? (
        <Paper p="lg">
          <Stack gap="lg">
            {may({ user: ['impersonate'] }) && !isAdministrator(user.role) && !user.banned ? (
              <Impersonate user={user} onImpersonating={onImpersonating} />
            ) : null}
            {may({ user: ['set-password'] }) ? (
              <>
                <SetPassword user={user} />
                {actions.map((Action, index) => (
                  <Action key={index} user={user} />
                ))}
              </>
            ) : null}
            {may({ user: ['ban'] }) ? <Ban user={user} /> : null}
            {may({ user: ['delete'] }) ? <RemoveUser user={user} /> : null}
          </Stack>
        </Paper>
      ) : null}
    </Screen>
  );
}

import { Group, Paper, Stack, Text } from '@mantine/core';

import { useFeatures } from '#client/console/feature.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { texts as shared } from '#client/components/texts/shell-texts.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { PersonName } from '#client/console/parts/person-name.tsx';
import { isAdministrator } from '#client/features/admin/administrators.ts';
import { Fact, Facts, IdFact } from '#client/features/admin/fact.tsx';
import { UserStatus, type ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';

import { Ban } from './ban-user.tsx';
import { SetRoles } from './set-roles.tsx';
import { Impersonate, RemoveUser } from './user-actions.tsx';
import { UserDetails, VerifyUserEmail } from './user-details.tsx';
import { UserFields } from './user-fields.tsx';

interface UserOverviewProps {
  user: ListedUser;
  onImpersonating: () => void;
}

export function UserOverview({ user, onImpersonating }: UserOverviewProps) {
  const { may, outranks, isMe } = usePlatformAccess();
  const canManage = !isMe(user) && outranks(user.role);
  const parts = useFeatures().flatMap(({ userOverview = [] }) => userOverview);
  return (
    <>
      <Summary user={user} />
      {(canManage || isMe(user)) && may({ user: ['update'] }) ? <UserDetails user={user} /> : null}
      <UserFields user={user} canUpdate={outranks(user.role) && may({ user: ['update'] })} />
      {canManage && may({ user: ['set-role'] }) ? <SetRoles key={user.role} user={user} /> : null}
      {canManage ? (
        <Paper p="lg">
          <Stack gap="lg">
            {may({ user: ['update'] }) && !user.emailVerified ? <VerifyUserEmail user={user} /> : null}
            {may({ user: ['impersonate'] }) && !isAdministrator(user.role) && !user.banned ? (
              <Impersonate user={user} onImpersonating={onImpersonating} />
            ) : null}
            {may({ user: ['ban'] }) ? <Ban user={user} /> : null}
          </Stack>
        </Paper>
      ) : null}
      {outranks(user.role) ? parts.map((Part, index) => <Part key={index} user={user} />) : null}
      {canManage && may({ user: ['delete'] }) ? <RemoveUser user={user} /> : null}
    </>
  );
}

function Summary({ user }: { user: ListedUser }) {
  const { facts } = texts.user;
  return (
    <Paper p="lg">
      <Stack gap="md">
        <Group justify="space-between" gap="md">
          <PersonName person={user} />
          <UserStatus user={user} />
        </Group>
        <Facts>
          <IdFact name={facts.id} id={user.id} what={facts.copyId} />
          <Fact name={facts.signedUp}>
            <RelativeTime at={user.createdAt} />
          </Fact>
          <Fact name={facts.lastSeen}>
            {user.lastSeenAt === null ? shared.list.never : <RelativeTime at={user.lastSeenAt} />}
            <Text size="xs" c="dimmed">
              {facts.lastSeenMeaning}
            </Text>
          </Fact>
        </Facts>
      </Stack>
    </Paper>
  );
}

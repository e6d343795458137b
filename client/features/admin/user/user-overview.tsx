import '#client/features/admin/overview/figures.css';

import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { texts as shared } from '#client/components/texts/shell-texts.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useFeatures } from '#client/console/feature.ts';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { roleName } from '#client/console/text/role-names.ts';
import { Fact, Facts, IdFact } from '#client/features/admin/fact.tsx';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { LatestEvents } from '#client/features/admin/overview/latest-events.tsx';
import { texts } from '#client/features/admin/texts.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { RolesForm } from './set-roles.tsx';
import { UserDetails, VerifyUserEmail } from './user-details.tsx';
import { UserFields } from './user-fields.tsx';

/** The facts about the account of a user and its last events. */
export function UserOverview({ user }: { user: ListedUser }) {
  const { may, outranks, isMe } = usePlatformAccess();
  const canManage = !isMe(user) && outranks(user.role);
  const mayUpdate = may({ user: ['update'] });
  const parts = useFeatures().flatMap(({ userOverview = [] }) => userOverview);
  return (
    <>
      {canManage && mayUpdate && !user.emailVerified ? (
        <Paper p="lg">
          <VerifyUserEmail user={user} />
        </Paper>
      ) : null}
      <div className="user-columns">
        <UserFacts
          user={user}
          canEdit={(canManage || isMe(user)) && mayUpdate}
          canSetRoles={canManage && may({ user: ['set-role'] })}
        />
        {may({ audit: ['list'] }) ? (
          <LatestEvents of={{ userId: user.id }} all={`/admin/users/${user.id}/activity`} number={5} />
        ) : null}
      </div>
      <UserFields user={user} canUpdate={outranks(user.role) && mayUpdate} />
      {outranks(user.role) ? parts.map((Part, index) => <Part key={index} user={user} />) : null}
    </>
  );
}

interface UserFactsProps {
  user: ListedUser;
  canEdit: boolean;
  canSetRoles: boolean;
}

function UserFacts({ user, canEdit, canSetRoles }: UserFactsProps) {
  const { facts } = texts.user;
  const [edited, setEdited] = useState<'details' | 'roles' | null>(null);
  const close = () => setEdited(null);
  return (
    <Paper p="lg">
      <Stack gap="md">
        <Facts>
          <IdFact name={facts.id} id={user.id} what={facts.copyId} />
          <Fact name={texts.roles.title}>{rolesOf(user.role).map(roleName).join(', ')}</Fact>
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
        <Group gap="xs">
          {canEdit ? (
            <Button variant="default" onClick={() => setEdited('details')}>
              {texts.details.edit}
            </Button>
          ) : null}
          {canSetRoles ? (
            <Button variant="default" onClick={() => setEdited('roles')}>
              {texts.roles.edit}
            </Button>
          ) : null}
        </Group>
      </Stack>
      <Dialog opened={edited === 'details'} onClose={close} title={texts.details.edit}>
        <UserDetails user={user} onDone={close} />
      </Dialog>
      <Dialog opened={edited === 'roles'} onClose={close} title={texts.roles.edit}>
        <RolesForm user={user} onDone={close} />
      </Dialog>
    </Paper>
  );
}

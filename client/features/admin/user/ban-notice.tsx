import './ban-notice.css';

import { Anchor, Button, DataList, Group, Paper, Stack, Title } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { RelativeTime, useNow } from '#client/components/text/relative-time.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { texts as audit } from '#client/console/lists/audit-texts.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { Fact } from '#client/features/admin/fact.tsx';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

const { unban } = texts;

/** That a user is banned, why, since when, until when and by whom, with the button that lifts the ban. */
export function BanNotice({ user }: { user: ListedUser }) {
  const { may, outranks, isMe } = usePlatformAccess();
  const now = useNow();
  const title = useId();
  const { banReason, banExpires } = user;
  const isOver = banExpires !== null && new Date(banExpires).getTime() <= now;
  return (
    <Paper component="section" p="lg" className="ban-notice" data-over={isOver || undefined} aria-labelledby={title}>
      <Group justify="space-between" gap="md" align="flex-start">
        <Stack gap="sm">
          <Group gap="xs" wrap="nowrap">
            <IconBan size={20} className="ban-mark" aria-hidden />
            <Title order={2} id={title}>
              {isOver ? unban.over : unban.title}
            </Title>
          </Group>
          <DataList orientation="vertical" className="ban-facts">
            <Fact name={unban.reason}>{banReason || unban.noReason}</Fact>
            {may({ audit: ['list'] }) ? <Banned userId={user.id} /> : null}
            <Fact name={unban.until}>{banExpires ? <RelativeTime at={banExpires} /> : unban.permanent}</Fact>
          </DataList>
        </Stack>
        {may({ user: ['ban'] }) && !isMe(user) && outranks(user.role) ? <Unban userId={user.id} /> : null}
      </Group>
    </Paper>
  );
}

/** As the audit log has it, while it keeps the entry. */
function Banned({ userId }: { userId: string }) {
  const { may } = usePlatformAccess();
  const query = trpc.admin.listAudit.useQuery({ event: 'user.banned', subjectId: userId, limit: 1 });
  const entry = query.data?.entries[0];
  if (!entry) return null;
  const { actor, actorId, createdAt } = entry;
  const name = actor ? actor.name || actor.email : audit.deletedUser;
  return (
    <>
      <Fact name={unban.since}>
        <RelativeTime at={createdAt} />
      </Fact>
      {actorId === null ? null : (
        <Fact name={unban.by}>
          {actor && may({ user: ['get'] }) ? (
            <Anchor component={Link} to={`/admin/users/${actor.id}`} inherit c="inherit" underline="always">
              <bdi>{name}</bdi>
            </Anchor>
          ) : (
            name
          )}
        </Fact>
      )}
    </>
  );
}

function Unban({ userId }: { userId: string }) {
  const { isPending, run } = useSingleFlight();
  const call = trpc.admin.unbanUser.useMutation({ onSuccess: () => notifySuccess(unban.done) });
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() => void run(() => call.mutateAsync({ userId }), notifyError)}
    >
      {unban.submit}
    </Button>
  );
}

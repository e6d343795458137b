import { Badge, Group } from '@mantine/core';

import type { PersonRow } from '#client/app/lists/people-table.tsx';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { useTeams } from '#client/features/organizations/teams/team-choice.tsx';

import { MemberMenu } from './member-menu.tsx';
import { RoleBadges } from './role-badges.tsx';
import { texts } from './texts.ts';

export function rowOf(member: ListedMember, me: { id: string }): PersonRow {
  const isMe = member.id === me.id;
  return {
    id: member.id,
    person: member.user,
    badge: isMe ? <You /> : null,
    status: (
      <Group gap={4} component="span">
        <RoleBadges role={member.role} />
        <TeamBadge teamId={member.teamId} />
      </Group>
    ),
    since: member.createdAt,
    actions: <MemberMenu member={member} isMe={isMe} />,
  };
}

function You() {
  return (
    <Badge variant="default" tt="none" fw={550} style={{ flexShrink: 0 }}>
      {texts.you}
    </Badge>
  );
}

function TeamBadge({ teamId }: { teamId: string | null }) {
  const team = useTeams().find(({ id }) => id === teamId);
  if (!team) return null;
  return (
    <Badge variant="light" color="gray" tt="none" fw={550} maw="10rem" title={texts.team(team.name)}>
      {team.name}
    </Badge>
  );
}

import { Badge, Group } from '@mantine/core';

import type { PersonRow } from '#client/console/lists/people-table.tsx';
import type { ListedMember } from './listed.ts';
import { useTeams } from './team-choice.tsx';

import { MemberMenu } from './members/member-menu.tsx';
import { RoleBadges } from './role-badges.tsx';
import { texts } from '#client/components/texts/organizations/member-texts.ts';

/** On the screen of a team, that team needs no badge. */
export function rowOf(member: ListedMember, me: { id: string }, shownTeamId?: string): PersonRow {
  const isMe = member.id === me.id;
  return {
    id: member.id,
    person: member.user,
    badge: isMe ? <You /> : null,
    status: (
      <Group gap={4} component="span">
        <RoleBadges role={member.role} />
        <TeamBadges teamIds={member.teamIds.filter((id) => id !== shownTeamId)} />
      </Group>
    ),
    since: member.createdAt,
    actions: <MemberMenu member={member} isMe={isMe} />,
  };
}

function You() {
  return (
    <Badge variant="default" style={{ flexShrink: 0 }}>
      {texts.you}
    </Badge>
  );
}

function TeamBadges({ teamIds }: { teamIds: string[] }) {
  const teams = useTeams().filter(({ id }) => teamIds.includes(id));
  return teams.map(({ id, name }) => (
    <Badge key={id} variant="outline" color="gray" maw="10rem" title={texts.team(name)}>
      <bdi>{name}</bdi>
    </Badge>
  ));
}

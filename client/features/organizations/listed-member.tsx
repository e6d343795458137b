import { Badge, Group } from '@mantine/core';

import type { PersonRow } from '#client/console/lists/people-table.tsx';
import type { ListedMember } from './listed.ts';
import { useTeams } from './team-choice.tsx';

import { MemberMenu } from './members/member-menu.tsx';
import { RoleInRow } from './members/role-in-row.tsx';
import { texts } from '#client/components/texts/organizations/member-texts.ts';

/** On the screen of a team, that team needs no badge. */
export function rowOf(member: ListedMember, me: { id: string }, shownTeamId?: string): PersonRow {
  const isMe = member.id === me.id;
  return {
    id: member.id,
    person: member.user,
    badge: isMe ? <You /> : null,
    status: <RoleInRow member={member} isMe={isMe} />,
    teams: <TeamBadges teamIds={member.teamIds.filter((id) => id !== shownTeamId)} />,
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

export function TeamBadges({ teamIds }: { teamIds: readonly string[] }) {
  const teams = useTeams().filter(({ id }) => teamIds.includes(id));
  return (
    <Group gap={4} component="span" className="team-badges">
      {teams.map(({ id, name }) => (
        <Badge key={id} variant="outline" maw="10rem" title={texts.team(name)}>
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </Group>
  );
}

import { Badge } from '@mantine/core';

import type { PersonRow } from '#client/app/lists/people-table.tsx';
import type { Outputs } from '#client/sdk/calls.ts';

import { MemberMenu } from './member-menu.tsx';
import { RoleBadges } from './role-badges.tsx';

export type ListedMember = Outputs['organization']['listMembers']['members'][number];

export function rowOf(member: ListedMember, me: { id: string }): PersonRow {
  const isMe = member.id === me.id;
  return {
    id: member.id,
    person: member.user,
    badge: isMe ? <You /> : null,
    standing: <RoleBadges role={member.role} />,
    since: member.createdAt,
    actions: <MemberMenu member={member} isMe={isMe} />,
  };
}

function You() {
  return (
    <Badge variant="default" tt="none" fw={550} style={{ flexShrink: 0 }}>
      You
    </Badge>
  );
}

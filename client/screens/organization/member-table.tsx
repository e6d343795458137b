import { Badge } from '@mantine/core';

import { PeopleTable } from '#client/app/people-table.tsx';
import type { Sort } from '#client/app/sort-header.tsx';
import type { Outputs } from '#client/sdk/calls.ts';

import { MemberMenu } from './member-menu.tsx';
import { RoleBadges } from './role-badges.tsx';
import { useOrganization } from './this-organization.ts';

export type ListedMember = Outputs['organization']['listMembers']['members'][number];

interface MemberTableProps {
  members: ListedMember[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  isOld: boolean;
}

export function MemberTable({ members, ...list }: MemberTableProps) {
  const { member: me } = useOrganization();
  return (
    <PeopleTable
      headings={{ standing: 'Roles', since: 'Joined', actions: 'What you can do' }}
      people={members.map((member) => ({
        id: member.id,
        person: member.user,
        badge: member.id === me.id ? <You /> : null,
        standing: <RoleBadges role={member.role} />,
        since: member.createdAt,
        actions: <MemberMenu member={member} isMe={member.id === me.id} />,
      }))}
      {...list}
    />
  );
}

function You() {
  return (
    <Badge variant="default" tt="none" fw={550} style={{ flexShrink: 0 }}>
      You
    </Badge>
  );
}

import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import { pageLocale } from '#client/components/texts/localized.ts';
import { texts } from '#client/components/texts/organizations/member-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

/** How many members have a role, in words; undefined until it is known. */
export function useMemberCount(role: string): string | undefined {
  const { organization } = useOrganization();
  const { data } = trpc.organization.listMembers.useQuery({ organizationId: organization.id, role, limit: 1 });
  return data && texts.count(data.total, data.total.toLocaleString(pageLocale()));
}

/** The number of members with a role, which leads to them. */
export function RoleMembers({ role, size }: { role: string; size: 'xs' | 'sm' }) {
  const { organization } = useOrganization();
  const count = useMemberCount(role);
  const members = `/organizations/${organization.slug}/members?role=${encodeURIComponent(role)}`;
  return (
    <Anchor component={Link} to={members} size={size} fw={400} style={{ whiteSpace: 'nowrap' }}>
      {count}
    </Anchor>
  );
}

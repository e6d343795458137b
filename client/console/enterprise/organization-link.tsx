import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';

interface OrganizationLinkProps {
  organization: { id: string; name: string };
}

/** The name of an organization, with a link to its page for those who may see it. */
export function OrganizationLink({ organization: { id, name } }: OrganizationLinkProps) {
  const { may } = usePlatformAccess();
  if (!may({ organization: ['get'] })) return <bdi>{name}</bdi>;
  return (
    <Anchor component={Link} to={`/admin/organizations/${id}`} inherit className="above-target">
      <bdi>{name}</bdi>
    </Anchor>
  );
}

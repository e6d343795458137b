import { Outlet, useParams } from 'react-router';

import { Loaded } from '#client/app/lists/loaded.tsx';
import { Problem } from '#client/app/problem.tsx';
import type { ListedOrganization } from '#client/app/shown-organization.ts';
import { ScreenSkeleton } from '#client/app/lists/skeletons.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { ThisOrganization } from './this-organization.ts';

/** The screens of one organization: it and the membership are loaded before any of them shows. */
export function OrganizationFrame() {
  const { slug } = useParams();
  const list = trpc.organization.list.useQuery({});
  return (
    <Loaded query={list} screen>
      {(organizations) => {
        const organization = organizations.find((each) => each.slug === slug);
        if (organization) return <Membership key={organization.id} organization={organization} />;
        // It may be in the list that is on its way: new, or at a new slug.
        return list.isFetching ? <ScreenSkeleton /> : <NotYours />;
      }}
    </Loaded>
  );
}

function Membership({ organization }: { organization: ListedOrganization }) {
  const query = trpc.organization.getActiveMember.useQuery({ organizationId: organization.id });
  return (
    <Loaded query={query} screen failed={({ status }) => (status === 403 ? <NotYours /> : undefined)}>
      {(member) => (member ? <Outlet context={{ organization, member } satisfies ThisOrganization} /> : <NotYours />)}
    </Loaded>
  );
}

function NotYours() {
  return (
    <Problem
      title="Organization not found"
      about="It may have moved, or you may not be a member."
      next={{ to: '/organizations', label: 'Your organizations' }}
    />
  );
}

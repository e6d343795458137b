import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Outlet, useOutletContext, useParams } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';
import { useActiveMember, useListOrganizations } from '#client/sdk/organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';
import { can, type OrganizationPermissions } from '#shared/permissions.ts';

import { LoadProblem, Problem } from './problem.tsx';
import { siteOptions } from './site-options.ts';
import { ScreenSkeleton } from './skeletons.tsx';

export interface Here {
  organization: Outputs['organization']['list'][number];
  member: NonNullable<Outputs['organization']['getActiveMember']>;
  /** Whether the caller may do this here. */
  may: (wanted: OrganizationPermissions) => boolean;
}

/** The organization of the address, for the screens below it. */
export function useHere(): Here {
  return useOutletContext<Here>();
}

/** Screens of one organization, named by its slug in the address; opening one makes it the active one. */
export function OrganizationFrame() {
  const { slug } = useParams();
  const organizations = useListOrganizations();
  const organization = organizations.data?.find((one) => one.slug === slug);
  useWorkingIn(organization?.id);

  if (organizations.isPending) return <ScreenSkeleton />;
  if (organizations.error && !organizations.data) {
    return <LoadProblem error={organizations.error} retry={() => void organizations.refetch()} />;
  }
  if (!organization) {
    return (
      <Problem title="No such organization" about="It does not exist, or you are not a member of it.">
        <Button component={Link} to="/organizations">
          Your organizations
        </Button>
      </Problem>
    );
  }
  return <WithMember organization={organization} key={organization.id} />;
}

function WithMember({ organization }: Pick<Here, 'organization'>) {
  const { data: member, error, refetch } = useActiveMember(organization.id);
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!member) return <ScreenSkeleton />;
  const may = (wanted: OrganizationPermissions) => can(siteOptions.organizationAccess, member.role, wanted);
  return <Outlet context={{ organization, member, may } satisfies Here} />;
}

function useWorkingIn(organizationId: string | undefined): void {
  const { data } = useSession();
  const { mutate, isPending } = trpc.organization.setActive.useMutation();
  const isElsewhere = organizationId !== undefined && data?.session.activeOrganizationId !== organizationId;
  useEffect(() => {
    if (isElsewhere && !isPending) mutate({ organizationId });
    // Once for each organization that is opened; another tab may then choose another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [organizationId]);
}

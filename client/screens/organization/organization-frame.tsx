import { Fragment } from 'react';
import { Outlet, useParams } from 'react-router';

import { LoadProblem, Problem } from '#client/app/problem.tsx';
import { ScreenSkeleton } from '#client/app/skeletons.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { ThisOrganization } from './this-organization.ts';

/** The screens of one organization: it and the person's place in it are known before any of them shows. */
export function OrganizationFrame() {
  const { slug } = useParams();
  const list = trpc.organization.list.useQuery({});
  const organization = list.data?.find((each) => each.slug === slug);
  const member = trpc.organization.getActiveMember.useQuery(
    { organizationId: organization?.id },
    { enabled: organization !== undefined },
  );

  const error = list.error ?? member.error;
  if (error) return <LoadProblem error={error} retry={() => void (list.error ? list.refetch() : member.refetch())} />;
  if (list.isPending || (organization && member.isPending)) return <ScreenSkeleton />;
  if (!organization || !member.data) return <NotYours />;
  const context: ThisOrganization = { organization, member: member.data };
  return (
    <Fragment key={organization.id}>
      <Outlet context={context} />
    </Fragment>
  );
}

function NotYours() {
  return (
    <Problem
      title="This organization is not one of yours"
      about="It may have another address now, or you may need an invitation to it."
      next={{ to: '/organizations', label: 'Your organizations' }}
    />
  );
}

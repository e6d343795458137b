import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';

import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import type { ListedOrganization } from '#client/console/access/current-organization.ts';
import { ScreenSkeleton } from '#client/console/parts/skeletons.tsx';
import type { CallFailure } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/organizations/organization-texts.ts';
import { useOrganizationAccess } from '#client/console/access/use-organization-access.ts';
import type { OrganizationOutlet } from '#client/console/access/use-organization.ts';

/** Loads the organization and the membership before its screens show. */
export function OrganizationFrame() {
  const { slug } = useParams();
  const list = trpc.organization.list.useQuery({});
  return (
    <Loaded query={list} screen>
      {(organizations) => {
        const organization = organizations.find((each) => each.slug === slug);
        if (organization) return <Membership key={organization.id} organization={organization} />;
        // A new organization or slug may be in the response that is still loading.
        return list.isFetching ? <ScreenSkeleton /> : <OrganizationNotFound />;
      }}
    </Loaded>
  );
}

function Membership({ organization }: { organization: ListedOrganization }) {
  const query = trpc.organization.getActiveMember.useQuery({ organizationId: organization.id });
  const access = useOrganizationAccess(organization.id);
  return (
    <Loaded query={query} screen renderError={problemOf}>
      {(member) =>
        member ? (
          <Loaded query={access} screen>
            {(loaded) => <Outlet context={{ organization, member, access: loaded } satisfies OrganizationOutlet} />}
          </Loaded>
        ) : (
          <OrganizationNotFound />
        )
      }
    </Loaded>
  );
}

function problemOf({ status, code }: CallFailure): ReactNode {
  if (code === 'TWO_FACTOR_REQUIRED') {
    return (
      <Problem
        title={texts.twoFactorRequired.title}
        about={texts.twoFactorRequired.about}
        next={{ to: '/account/security', label: texts.twoFactorRequired.next }}
      />
    );
  }
  return status === 403 ? <OrganizationNotFound /> : undefined;
}

function OrganizationNotFound() {
  return (
    <Problem
      title={texts.notFound.title}
      about={texts.notFound.about}
      next={{ to: '/organizations', label: texts.notFound.next }}
    />
  );
}

import { useLocation, useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { OrganizationLogo } from '#client/console/shell/organization-switcher.tsx';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { Activity } from '#client/features/admin/activity.tsx';

import { OrganizationMembers } from './organization-members.tsx';
import { OrganizationOverview } from './organization-overview.tsx';
import type { ManagedOrganization } from './managed-organization.ts';
import { texts } from './texts.ts';

/** The page of an organization for administrators; the end of the address selects the part. */
export function OrganizationScreen() {
  const { id = '' } = useParams();
  return (
    <Permitted needs={{ organization: ['get'] }}>
      <OrganizationById key={id} id={id} />
    </Permitted>
  );
}

function OrganizationById({ id }: { id: string }) {
  const query = trpc.admin.getOrganization.useQuery({ id });
  return (
    <Loaded
      query={query}
      screen
      renderError={({ code }) =>
        code === 'ORGANIZATION_NOT_FOUND' || code === 'VALIDATION_ERROR' ? <OrganizationNotFound /> : undefined
      }
    >
      {(organization) => <Organization organization={organization} />}
    </Loaded>
  );
}

function OrganizationNotFound() {
  const { title, about, next } = texts.notFound;
  return <Problem title={title} about={about} next={{ to: '/admin/organizations', label: next }} />;
}

function Organization({ organization }: { organization: ManagedOrganization }) {
  const { may } = usePlatformAccess();
  const { pathname } = useLocation();
  const base = `/admin/organizations/${organization.id}`;
  const tabs = [
    { to: base, label: texts.tabs.overview },
    { to: `${base}/members`, label: texts.tabs.members, count: organization.memberCount },
    ...(may({ audit: ['list'] }) ? [{ to: `${base}/activity`, label: texts.tabs.activity }] : []),
  ];
  return (
    <Screen
      title={organization.name}
      back={<BackLink to="/admin/organizations">{texts.back}</BackLink>}
      picture={<OrganizationLogo organization={organization} size={56} />}
      about={<bdi style={{ overflowWrap: 'anywhere' }}>{organization.slug}</bdi>}
    >
      <TabLinks label={texts.tabs.label} tabs={tabs} />
      {pathname.endsWith('/members') ? (
        <OrganizationMembers organizationId={organization.id} />
      ) : pathname.endsWith('/activity') ? (
        <Permitted needs={{ audit: ['list'] }}>
          <Activity of={{ organizationId: organization.id }} />
        </Permitted>
      ) : (
        <OrganizationOverview organization={organization} />
      )}
    </Screen>
  );
}

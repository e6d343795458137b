import type { ReactNode } from 'react';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { groupOf } from '#shared/api-keys/scope-groups.ts';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { GrantableScope, permissionOf, ServiceScope } from '#shared/lib/scopes.ts';

import { AccountOwner } from './account-calls.ts';
import { AccountKeys } from './account-keys.tsx';
import { ServiceAccounts } from './service-accounts.tsx';
import { texts } from './texts.ts';

export const PlatformAccountsScreen = () => (
  <OfPlatform>
    <ServiceAccounts />
  </OfPlatform>
);

export const PlatformAccountScreen = () => (
  <OfPlatform>
    <AccountKeys />
  </OfPlatform>
);

export const OrganizationAccountsScreen = () => (
  <OfOrganization>
    <ServiceAccounts />
  </OfOrganization>
);

export const OrganizationAccountScreen = () => (
  <OfOrganization>
    <AccountKeys />
  </OfOrganization>
);

/** The scopes that need no membership of the organization. */
const forAnyOrganization: readonly ServiceScope[] = ['organization:create', 'member:create'];

function OfPlatform({ children }: { children: ReactNode }) {
  const { may, outranks } = usePlatformAccess();
  if (!publicConfiguration.apiKeys) return <Problem {...texts.disabled} />;
  const offered = ServiceScope.options.filter((scope) =>
    groupOf(scope) === 'administration' ? may(permissionOf(scope)) : forAnyOrganization.includes(scope),
  );
  const owner = {
    path: '/admin/service-accounts',
    input: {},
    about: texts.about,
    canManage: may({ serviceAccount: ['manage'] }),
    roles: Object.keys(publicConfiguration.platformAccess.roles).filter(outranks),
    scopes: offered as GrantableScope[],
    groups: texts.scopes.platform,
  };
  return (
    <Permitted needs={{ serviceAccount: ['list'] }}>
      <AccountOwner value={owner}>{children}</AccountOwner>
    </Permitted>
  );
}

function OfOrganization({ children }: { children: ReactNode }) {
  const { organization, hasPermission, outranks, access } = useOrganization();
  if (!publicConfiguration.apiKeys) return <Problem {...texts.disabled} />;
  if (!hasPermission({ organization: ['update'] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  const { roles, topRole } = access;
  const owner = {
    path: `/organizations/${organization.slug}/service-accounts`,
    input: { organizationId: organization.id },
    about: texts.aboutOrganization(organization.name),
    canManage: true,
    roles: Object.keys(roles).filter((role) => role !== topRole && outranks(role)),
    scopes: GrantableScope.options.filter(
      (scope) => groupOf(scope) === 'organizations' && !forAnyOrganization.includes(scope),
    ),
    groups: texts.scopes.organization,
  };
  return <AccountOwner value={owner}>{children}</AccountOwner>;
}

import { Application } from './application.tsx';
import { OfOrganization } from './area.tsx';
import { Applications } from './applications.tsx';
import { ConnectedCard } from './connected-card.tsx';
import { Register } from './register.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';

export const OrganizationApplicationsScreen = () => (
  <OfOrganization needs="read">
    <ManagedApplications />
  </OfOrganization>
);

function ManagedApplications() {
  const mayManage = useMayManage();
  return (
    <Applications mayManage={mayManage}>
      <ConnectedCard mayManage={mayManage} />
    </Applications>
  );
}

export const RegisterOrganizationApplicationScreen = () => (
  <OfOrganization needs="manage">
    <Register />
  </OfOrganization>
);

export const OrganizationApplicationScreen = () => (
  <OfOrganization needs="read">
    <ManagedApplication />
  </OfOrganization>
);

function ManagedApplication() {
  return <Application mayManage={useMayManage()} />;
}

const useMayManage = () => useOrganization().hasPermission({ oauthClient: ['manage'] });

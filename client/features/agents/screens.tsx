import type { ReactNode } from 'react';

import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { Problem } from '#client/console/parts/problem.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { Agents } from './agents.tsx';
import { CurrentArea } from './area.ts';
import { RegisterAgent } from './register.tsx';
import { texts } from './texts.ts';

interface AreaProps {
  needs: 'read' | 'manage';
  children: ReactNode;
}

function OfPlatform({ needs, children }: AreaProps) {
  const { may } = usePlatformAccess();
  if (!publicConfiguration.agents) return <Problem {...texts.disabled} />;
  const area = { organization: null, path: '/admin/agents', mayManage: may({ oauthClient: ['manage'] }) };
  return (
    <Permitted needs={{ oauthClient: [needs === 'read' ? 'list' : 'manage'] }}>
      <CurrentArea.Provider value={area}>{children}</CurrentArea.Provider>
    </Permitted>
  );
}

function OfOrganization({ needs, children }: AreaProps) {
  const { organization, hasPermission } = useOrganization();
  if (!publicConfiguration.agents) return <Problem {...texts.disabled} />;
  if (!hasPermission({ oauthClient: [needs] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  const area = {
    organization,
    path: `/organizations/${organization.slug}/agents`,
    mayManage: hasPermission({ oauthClient: ['manage'] }),
  };
  return <CurrentArea.Provider value={area}>{children}</CurrentArea.Provider>;
}

export const PlatformAgentsScreen = () => (
  <OfPlatform needs="read">
    <Agents />
  </OfPlatform>
);

export const RegisterPlatformAgentScreen = () => (
  <OfPlatform needs="manage">
    <RegisterAgent />
  </OfPlatform>
);

export const OrganizationAgentsScreen = () => (
  <OfOrganization needs="read">
    <Agents />
  </OfOrganization>
);

export const RegisterOrganizationAgentScreen = () => (
  <OfOrganization needs="manage">
    <RegisterAgent />
  </OfOrganization>
);

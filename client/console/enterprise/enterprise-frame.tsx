import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';

import { texts } from './texts.ts';

/** A list of the page about enterprise connections, whose parts belong to several features. */
export function EnterpriseFrame({ children }: { children: ReactNode }) {
  const { may } = usePlatformAccess();
  const { ssoCallbackUrl, directories, setupLinks } = publicConfiguration;
  const tabs = [
    ...(ssoCallbackUrl === null ? [] : [{ to: '/admin/enterprise', label: texts.tabs.connections }]),
    ...(directories ? [{ to: '/admin/enterprise/directories', label: texts.tabs.directories }] : []),
  ];
  const canCreate = setupLinks && may({ enterprise: ['manage'] });
  return (
    <Permitted needs={{ enterprise: ['read'] }}>
      <Screen title={texts.title} about={texts.about} actions={canCreate ? <CreateLinkButton /> : null}>
        <TabLinks label={texts.title} tabs={tabs} />
        {children}
      </Screen>
    </Permitted>
  );
}

function CreateLinkButton() {
  return (
    <Button component={Link} to="/admin/enterprise/set-up-link" leftSection={<IconLink size={16} />}>
      {texts.createLink}
    </Button>
  );
}

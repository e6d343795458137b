import { Group, Skeleton, Text } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';

import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { useSetActive } from '#client/components/lib/use-set-active.ts';
import { OrganizationMenu } from '#client/components/organization-menu.tsx';
import { CustomItems } from '#client/components/ui/menu.tsx';
import { Icon, chevronsIcon, plusIcon, usersIcon } from '#client/components/ui/icons.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { useCurrentOrganization, type ListedOrganization } from '#client/console/access/current-organization.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifyError } from '#client/console/text/toast.ts';

const items = [
  { label: texts.organizations.all, icon: <Icon path={usersIcon} />, href: '/organizations' },
  ...(publicConfiguration.mayCreateOrganization
    ? [{ label: texts.organizations.create, icon: <Icon path={plusIcon} />, href: '/new-organization' }]
    : []),
];

/** A menu that switches to another organization. */
export function OrganizationSwitcher() {
  const { organizations, shown } = useCurrentOrganization();
  const switchTo = useSwitchOrganization();
  if (organizations === undefined) return <Skeleton width={130} height={30} aria-hidden />;
  return (
    <Root className="gh-contents">
      <OrganizationMenu
        organizations={organizations}
        current={shown ?? null}
        onChoose={async (organization, close) => {
          close();
          if (organization) switchTo(organization);
        }}
        className="area-menu"
        label={shown ? texts.organizations.choose : texts.organizations.title}
        button={
          <>
            {shown ? null : texts.organizations.title}
            <Icon path={chevronsIcon} size={16} />
          </>
        }
      >
        {(close) => <CustomItems items={items} close={close} />}
      </OrganizationMenu>
    </Root>
  );
}

/** Returns a function that makes an organization active and opens the same screen of it as is open now. */
export function useSwitchOrganization() {
  const go = useNavigate();
  const { pathname } = useLocation();
  const setActive = useSetActive();
  const { run } = useSingleFlight();
  return ({ id, slug }: ListedOrganization) => {
    const section = /^\/organizations\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? 'members';
    leaveScreen(() => {
      void run(() => setActive(id), notifyError);
      void go(`/organizations/${slug}/${section}`);
    });
  };
}

interface LogoProps {
  organization: { name: string; logo?: string | null };
  size?: number;
}

export function OrganizationLogo({ organization: { name, logo }, size = 34 }: LogoProps) {
  return <NameAvatar src={logo} name={name} aria-hidden radius="sm" size={size} style={{ flexShrink: 0 }} />;
}

export function OrganizationName({
  organization,
}: {
  organization: { name: string; slug: string; logo?: string | null };
}) {
  return (
    <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
      <OrganizationLogo organization={organization} />
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} truncate>
          <bdi>{organization.name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" truncate>
          <bdi>{organization.slug}</bdi>
        </Text>
      </div>
    </Group>
  );
}

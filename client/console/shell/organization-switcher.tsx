import { Group, Menu, ScrollArea, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';

import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { useCurrentOrganization, type ListedOrganization } from '#client/console/access/current-organization.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifyError } from '#client/console/text/toast.ts';

/** A menu that switches to another organization. */
export function OrganizationMenu() {
  const { organizations, shown } = useCurrentOrganization();
  const switchTo = useSwitchOrganization();
  if (organizations === undefined) return <Skeleton width={130} height={30} aria-hidden />;
  return (
    <Menu position="bottom-start" width={260} withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {shown ? (
          <UnstyledButton aria-label={texts.organizations.choose}>
            <IconSelector size={16} stroke={1.6} />
          </UnstyledButton>
        ) : (
          <UnstyledButton>
            <IconBuilding size={18} stroke={1.6} />
            {texts.organizations.title}
            <IconSelector size={16} stroke={1.6} />
          </UnstyledButton>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {organizations.length > 0 ? <Menu.Label>{texts.organizations.yours}</Menu.Label> : null}
        <ScrollArea.Autosize mah={320} type="auto">
          {organizations.map((organization) => (
            <Menu.Item
              key={organization.id}
              leftSection={<OrganizationLogo organization={organization} size={24} />}
              rightSection={
                organization.id === shown?.id ? <IconCheck size={16} aria-label={texts.organizations.current} /> : null
              }
              onClick={() => switchTo(organization)}
            >
              <Text size="sm" truncate maw={150}>
                <bdi>{organization.name}</bdi>
              </Text>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
        {organizations.length > 0 ? <Menu.Divider /> : null}
        <Menu.Item component={Link} to="/organizations" leftSection={<IconBuilding size={16} />}>
          {texts.organizations.all}
        </Menu.Item>
        {publicConfiguration.mayCreateOrganization ? (
          <Menu.Item component={Link} to="/new-organization" leftSection={<IconPlus size={16} />}>
            {texts.organizations.create}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Returns a function that makes an organization active and opens the same screen of it as is open now. */
export function useSwitchOrganization() {
  const go = useNavigate();
  const { pathname } = useLocation();
  const setActive = trpc.organization.setActive.useMutation({ onError: notifyError });
  const { run } = useSingleFlight();
  return ({ id, slug }: ListedOrganization) => {
    const section = /^\/organizations\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? 'members';
    leaveScreen(() => {
      void run(() => setActive.mutateAsync({ organizationId: id }));
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

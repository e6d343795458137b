import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { Link } from 'react-router';

import { useListOrganizations } from '#client/sdk/organization.ts';
import { useSession } from '#client/sdk/session.ts';

/** Which organization one works in, and the way to the others. */
export function OrganizationSwitcher() {
  const { data: session } = useSession();
  const { data: organizations = [] } = useListOrganizations();
  const active = organizations.find(({ id }) => id === session?.session.activeOrganizationId);
  return (
    <Menu position="bottom-start" width={232} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className="switcher">
          <Avatar src={active?.logo} name={active?.name} alt="" aria-hidden radius="sm" size={26} />
          <Text size="sm" fw={600} truncate style={{ flex: 1 }}>
            {active?.name ?? 'No organization'}
          </Text>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {organizations.map(({ id, slug, name, logo }) => (
          <Menu.Item
            key={id}
            component={Link}
            to={`/organizations/${slug}/members`}
            leftSection={<Avatar src={logo} name={name} alt="" aria-hidden radius="sm" size={22} />}
          >
            {name}
          </Menu.Item>
        ))}
        {organizations.length > 0 ? <Menu.Divider /> : null}
        <Menu.Item component={Link} to="/organizations/new" leftSection={<IconPlus size={16} />}>
          New organization
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

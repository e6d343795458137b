import {
  Menu,
  Text,
  UnstyledButton,
  VisuallyHidden,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { NameAvatar } from './name-avatar.tsx';
import { useSingleFlight } from './single-flight.ts';
import { notifyError } from './text/toast.ts';

const schemes = [
  { scheme: 'light', label: 'Light', Icon: IconSun },
  { scheme: 'dark', label: 'Dark', Icon: IconMoon },
  { scheme: 'auto', label: 'System', Icon: IconDeviceDesktop },
] as const;

/** Who is signed in, and what concerns them on every screen. */
export function UserMenu() {
  const { name, email, image } = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton style={{ borderRadius: '50%' }}>
          <VisuallyHidden>Your account: {name || email}</VisuallyHidden>
          <NameAvatar src={image} name={name || email} aria-hidden radius="xl" size={34} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account">
          <Text size="sm" fw={600} truncate>
            {name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {email}
          </Text>
        </Menu.Item>
        <Menu.Divider />
        <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
          {schemes.map(({ scheme, label, Icon }) => (
            <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useSignOut() {
  const { run } = useSingleFlight();
  const signOut = trpc.signOut.useMutation({
    // A new document has nothing left of the account, and knows no session that has ended.
    onSuccess: () => location.assign('/sign-in'),
    onError: notifyError,
  });
  return () => void run(() => signOut.mutateAsync({}));
}

import {
  Menu,
  Text,
  UnstyledButton,
  VisuallyHidden,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { useFeatures } from './feature.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { NameAvatar } from './name-avatar.tsx';
import { texts } from './signed-in-texts.ts';
import { siteOptions } from './site-options.ts';
import { texts as general } from './texts.ts';
import { useSingleFlight } from './single-flight.ts';
import { notifyError } from './text/toast.ts';

const schemes = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const;

/** The menu of the signed-in user. */
export function UserMenu() {
  const { name, email, image } = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const [isLanguageOpen, language] = useDisclosure();
  const accounts = useFeatures().find(({ userMenu }) => userMenu?.isOffered())?.userMenu;
  return (
    <>
      <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton style={{ borderRadius: '50%' }}>
            <VisuallyHidden>{texts.user.account(name || email)}</VisuallyHidden>
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
          {accounts ? (
            <Suspense fallback={null}>
              <accounts.Items />
            </Suspense>
          ) : null}
          <Menu.Divider />
          <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
            {schemes.map(({ scheme, Icon }) => (
              <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} />}>
                {texts.themes[scheme]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {siteOptions.languages.length > 1 ? (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconLanguage size={16} />} onClick={language.open}>
                {general.language}
              </Menu.Item>
            </>
          ) : null}
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={signOut}>
            {accounts ? (
              <Suspense fallback={texts.user.signOut}>
                <accounts.SignOutLabel />
              </Suspense>
            ) : (
              texts.user.signOut
            )}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LanguageDialog opened={isLanguageOpen} onClose={language.close} />
    </>
  );
}

function useSignOut() {
  const { run } = useSingleFlight();
  const signOut = trpc.signOut.useMutation({
    // A new document has no data of the account, and shows no notice of an ended session.
    onSuccess: () => location.assign('/sign-in'),
    onError: notifyError,
  });
  return () => void run(() => signOut.mutateAsync({}));
}

import {
  Kbd,
  Menu,
  Text,
  UnstyledButton,
  VisuallyHidden,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconCommand,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { SHORTCUT } from '#client/console/shell/commands/shortcut.ts';
import { texts as commandTexts } from '#client/console/shell/commands/texts.ts';
import { useFeatures } from '#client/console/feature.ts';
import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts as general } from '#client/components/texts/app-texts.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError } from '#client/console/text/toast.ts';

export const schemes = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const;

/** The menu of the signed-in user. */
export function UserMenu({ onOpenCommands }: { onOpenCommands: () => void }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { name, email, image } = useUser({ beforeEnrolment: true });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const [isLanguageOpen, language] = useDisclosure();
  const accounts = useFeatures().find(({ userMenu }) => userMenu?.isOffered())?.userMenu;
  return (
    <>
      <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton ref={trigger} style={{ borderRadius: '50%' }}>
            <VisuallyHidden>{texts.user.account(name || email)}</VisuallyHidden>
            <NameAvatar src={image} name={name || email} aria-hidden radius="xl" size={34} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className="menu-identity">
            <Text size="sm" fw={500} truncate>
              <bdi>{name}</bdi>
            </Text>
            <Text size="xs" c="dimmed" truncate>
              <bdi>{email}</bdi>
            </Text>
          </div>
          <Menu.Item component={Link} to="/account" leftSection={<IconUserCircle size={16} />}>
            {texts.navigation.account}
          </Menu.Item>
          {accounts ? (
            <Suspense fallback={null}>
              <accounts.Items />
            </Suspense>
          ) : null}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconCommand size={16} />}
            rightSection={<Kbd size="xs">{SHORTCUT}</Kbd>}
            onClick={() => {
              // The menu unmounts its items; the palette returns the focus to the button.
              trigger.current?.focus();
              onOpenCommands();
            }}
          >
            {commandTexts.title}
          </Menu.Item>
          <Menu.Divider />
          <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
            {schemes.map(({ scheme, Icon }) => (
              <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} />}>
                {texts.themes[scheme]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {publicConfiguration.languages.length > 1 ? (
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

export function useSignOut() {
  const { run } = useSingleFlight();
  const signOut = trpc.signOut.useMutation({
    // A new document has no data of the account, and shows no notice of an ended session.
    onSuccess: () => location.assign('/sign-in'),
    onError: notifyError,
  });
  return () => leaveScreen(() => void run(() => signOut.mutateAsync({})));
}

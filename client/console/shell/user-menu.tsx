import { useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCommand, IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';

import { SHORTCUT } from '#client/console/shell/commands/shortcut.ts';
import { texts as commandTexts } from '#client/console/shell/commands/texts.ts';
import { useSignOut as useComponentSignOut } from '#client/components/lib/use-sign-out.ts';
import { UserButton } from '#client/components/user-button.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';
import { ADD_ACCOUNT } from '#client/page/destination.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts as general } from '#client/components/texts/page-texts.ts';
import { notifyError } from '#client/console/text/toast.ts';

export const schemes = [
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
  { scheme: 'auto', Icon: IconDeviceDesktop },
] as const;

const { multiSession, languages } = publicConfiguration;

/** The menu of the signed-in user. */
export function UserMenu({ onOpenCommands }: { onOpenCommands: () => void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isLanguageOpen, language] = useDisclosure();
  return (
    <>
      <UserButton
        userProfileUrl="/account"
        afterSignOutUrl="/sign-in"
        addAccountUrl={multiSession ? `/sign-in?${ADD_ACCOUNT}=true` : undefined}
        afterSwitchUrl="/account"
        menuItems={[
          {
            label: commandTexts.title,
            icon: <IconCommand size={18} stroke={1.6} />,
            shortcut: SHORTCUT,
            onSelect: onOpenCommands,
            startsGroup: true,
          },
          ...schemes.map(({ scheme, Icon }, index) => ({
            label: texts.themes[scheme],
            icon: <Icon size={18} stroke={1.6} />,
            isChecked: scheme === colorScheme,
            onSelect: () => setColorScheme(scheme),
            startsGroup: index === 0 ? commandTexts.theme : false,
          })),
          ...(languages.length > 1
            ? [
                {
                  label: general.language,
                  icon: <IconLanguage size={18} stroke={1.6} />,
                  onSelect: language.open,
                  startsGroup: true,
                },
              ]
            : []),
        ]}
      />
      <LanguageDialog opened={isLanguageOpen} onClose={language.close} />
    </>
  );
}

/** Signs out as the menu does, with a notice of an error. */
export function useSignOut() {
  return useComponentSignOut({ onSuccess: () => location.assign('/sign-in'), onError: notifyError }).signOut;
}

import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

import { texts } from './texts.ts';

const schemes: { [Scheme in MantineColorScheme]: { next: MantineColorScheme; Icon: typeof IconSun } } = {
  auto: { next: 'light', Icon: IconDeviceDesktop },
  light: { next: 'dark', Icon: IconSun },
  dark: { next: 'auto', Icon: IconMoon },
};

/** Light, dark, or the system's theme; remembered in this browser. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, Icon } = schemes[colorScheme];
  const label = texts.themes[colorScheme];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}

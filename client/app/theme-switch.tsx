import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const schemes: { [Scheme in MantineColorScheme]: { next: MantineColorScheme; label: string; Icon: typeof IconSun } } = {
  auto: { next: 'light', label: 'Theme: as the system', Icon: IconDeviceDesktop },
  light: { next: 'dark', label: 'Theme: light', Icon: IconSun },
  dark: { next: 'auto', label: 'Theme: dark', Icon: IconMoon },
};

/** Light, dark, or as the system has it; remembered in this browser. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, label, Icon } = schemes[colorScheme];
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

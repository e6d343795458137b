import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

import { chooseColorScheme, useColorScheme } from './color-scheme.ts';
import { texts } from '#client/components/texts/page-texts.ts';

const schemes = {
  auto: { next: 'light', Icon: IconDeviceDesktop },
  light: { next: 'dark', Icon: IconSun },
  dark: { next: 'auto', Icon: IconMoon },
} as const;

/** Light, dark, or the system's theme; remembered in this browser. */
export function ThemeSwitch() {
  const scheme = useColorScheme();
  const { next, Icon } = schemes[scheme];
  const label = texts.themes[scheme];
  return (
    <button
      type="button"
      className="theme-switch"
      aria-label={label}
      title={label}
      onClick={() => chooseColorScheme(next)}
    >
      <Icon size={20} stroke={1.6} />
    </button>
  );
}

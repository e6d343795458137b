import type { MantineColorSchemeManager } from '@mantine/core';

import { chooseColorScheme, chosenColorScheme, onColorScheme } from '#client/page/color-scheme.ts';

let unsubscribe: (() => void) | undefined;

/** Mantine follows the choice of the page. */
export const colorSchemes: MantineColorSchemeManager = {
  get: chosenColorScheme,
  set: chooseColorScheme,
  subscribe: (onUpdate) => {
    unsubscribe = onColorScheme(onUpdate);
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => chooseColorScheme('auto'),
};

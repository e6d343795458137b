import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { notifyError } from '#client/console/text/toast.ts';

type Palette = ComponentType<{ opened: boolean; onClose: () => void }>;

/** The command palette, loaded when it is first opened, also by its shortcut. */
export function useCommandPalette() {
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [opened, { open, close, toggle }] = useDisclosure();
  // Mounted closed: a dialog that is mounted open would not return the focus.
  const load = () =>
    import('./command-palette.tsx').then(
      ({ CommandPalette }) => flushSync(() => setPalette(() => CommandPalette)),
      notifyError,
    );
  // At once if it is loaded: the next keys belong to its field.
  useHotkeys([['mod+K', () => (Palette ? flushSync(toggle) : void load().then(toggle))]], []);
  return { Palette, opened, open: () => void load().then(open), close };
}

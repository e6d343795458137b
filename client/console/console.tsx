import '@mantine/core/styles.css';
import './style/mantine-overrides.css';
import './style/app.css';

import { DirectionContext, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { colorSchemes } from './style/color-schemes.ts';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { useSignInAddress } from './shell/deep-link.ts';
import { cssVariables, theme } from './style/theme.ts';

const fixed = () => {};
/** That of the language, which the service has written into the page. */
const direction = {
  dir: document.documentElement.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  setDirection: fixed,
  toggleDirection: fixed,
};

/** What screens need that are made of Mantine's components. It is not loaded to sign in. */
export function Console({ children }: { children: ReactNode }) {
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
      >
        <Reauthentication signInUrl={useSignInAddress()}>{children}</Reauthentication>
      </MantineProvider>
    </DirectionContext>
  );
}

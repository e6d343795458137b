import { Suspense, useLayoutEffect, useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';

import { ComponentsProvider } from '#client/components/settings.tsx';
import { noteAddress } from '#client/page/address.ts';
import { ScreenBoundary } from '#client/page/screen-boundary.tsx';
import { Waiting } from '#client/page/waiting.tsx';
import { InstalledFeatures, type Feature } from './feature.ts';
import { AppRoutes } from './routes.tsx';

interface ConsoleAppProps {
  features: readonly Feature[];
  /** Whether a screen of the sign-in is at the address. */
  isElsewhere: (pathname: string) => boolean;
}

/** All screens except those of the sign-in. */
export function ConsoleApp(props: ConsoleAppProps) {
  return (
    <InstalledFeatures value={props.features}>
      <BrowserRouter>
        <Screens {...props} />
      </BrowserRouter>
    </InstalledFeatures>
  );
}

function Screens({ isElsewhere }: ConsoleAppProps) {
  const place = useLocation();
  const go = useNavigate();
  // The sign-in gets a new document, which has no data of the account.
  const open = useMemo(
    () => (to: string) => (isElsewhere(new URL(to, location.href).pathname) ? location.assign(to) : void go(to)),
    [isElsewhere, go],
  );
  useLayoutEffect(noteAddress, [place]);
  if (isElsewhere(place.pathname)) return <Waiting />;
  return (
    <ScreenBoundary resetKey={place.pathname}>
      <Suspense fallback={<Waiting />}>
        <ComponentsProvider navigate={open}>
          <AppRoutes />
        </ComponentsProvider>
      </Suspense>
    </ScreenBoundary>
  );
}

import { Suspense, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';

import { noteAddress } from '#client/page/address.ts';
import { ErrorBoundary } from '#client/page/error-boundary.tsx';
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
  useLayoutEffect(noteAddress, [place]);
  if (isElsewhere(place.pathname)) return null;
  return (
    <ErrorBoundary resetKey={place.pathname}>
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

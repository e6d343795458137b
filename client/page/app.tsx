import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import { GatehouseProvider, trpc } from '#client/sdk/react.tsx';

import { useAddress } from './address.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { watchForSignOut } from '#client/components/lib/drafts.ts';
import { publicConfiguration } from './public-configuration.ts';
import { Waiting } from './waiting.tsx';

/** What every screen needs. Those of the sign-in are shown without the router and the library of the other screens. */
export function App({ children }: { children: (pathname: string) => ReactNode }) {
  const { pathname } = useAddress();
  return (
    <GatehouseProvider>
      <PageOptions>
        <ScreenBoundary resetKey={pathname}>
          <Suspense fallback={<Waiting />}>{children(pathname)}</Suspense>
        </ScreenBoundary>
      </PageOptions>
    </GatehouseProvider>
  );
}

/** The components of `client/components` load the options of the service, which the page has already. */
function PageOptions({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  useState(() => {
    const key = getQueryKey(trpc.getPublicOptions, {}, 'query');
    queries.setQueryDefaults(key, { gcTime: Infinity, staleTime: Infinity });
    queries.setQueryData(key, publicConfiguration);
  });
  useEffect(() => watchForSignOut(queries), [queries]);
  return children;
}

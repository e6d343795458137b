import { MantineProvider } from '@mantine/core';
import { Suspense } from 'react';
import { BrowserRouter, useLocation } from 'react-router';

import { GatehouseProvider } from '#client/sdk/react.tsx';

import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <GatehouseProvider>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </GatehouseProvider>
    </MantineProvider>
  );
}

function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

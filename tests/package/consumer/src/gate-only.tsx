import { SignedIn } from '@gatehouse/client/components';
import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

/** An app with the smallest component. */
createRoot(document.getElementById('root')!).render(
  <GatehouseProvider>
    <SignedIn>
      <p>Signed in</p>
    </SignedIn>
  </GatehouseProvider>,
);

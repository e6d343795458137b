import '@gatehouse/client/components.css';
import { Protect, SignIn, UserButton } from '@gatehouse/client/components';
import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

/** What the test sets before the page loads. */
const { baseURL, withoutProvider } = globalThis as { baseURL?: string; withoutProvider?: boolean };

/** The sample of the documentation. */
const sample = (
  <Protect fallback={<SignIn />}>
    <UserButton />
  </Protect>
);

createRoot(document.getElementById('root')!).render(
  withoutProvider ? (
    <SignIn />
  ) : (
    <GatehouseProvider {...(baseURL === undefined ? {} : { baseURL })}>{sample}</GatehouseProvider>
  ),
);

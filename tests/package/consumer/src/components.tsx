import '@gatehouse/client/components.css';
import { Protect, SignIn, UserButton } from '@gatehouse/client/components';
import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <Protect fallback={<SignIn />}>
      <UserButton />
    </Protect>
  </GatehouseProvider>,
);

import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

import { Account } from './account.tsx';

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <Account />
  </GatehouseProvider>,
);

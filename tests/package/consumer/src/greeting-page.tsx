import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

import { Greeting } from './greeting.tsx';

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <Greeting />
  </GatehouseProvider>,
);

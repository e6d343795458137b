import { GatehouseProvider } from 'gatehouse/client';
import { createRoot } from 'react-dom/client';

import { Door } from './door.tsx';

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <Door />
  </GatehouseProvider>,
);

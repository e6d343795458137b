import '@gatehouse/client/components.css';
import './app.css';

import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

import { App } from './app';

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL={import.meta.env.VITE_GATEHOUSE_URL ?? 'http://localhost:3000'}>
    <App />
  </GatehouseProvider>,
);

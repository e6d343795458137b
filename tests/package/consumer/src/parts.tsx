import './parts.css';
import { SignIn } from '@gatehouse/client/components';
import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider baseURL="http://localhost:3000">
    <div className="checkout">
      <SignIn />
    </div>
  </GatehouseProvider>,
);

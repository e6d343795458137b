import '@gatehouse/client/components.css';
import './app.css';

import { GatehouseProvider } from '@gatehouse/client/react';
import type { ReactNode } from 'react';

import { getSession } from './gatehouse';

export const metadata = { title: 'My app' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <GatehouseProvider initialSession={await getSession()}>{children}</GatehouseProvider>
      </body>
    </html>
  );
}

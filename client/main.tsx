import '@mantine/core/styles.css';
import './app/app.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';

import { App } from './app/app.tsx';

// The page's policy forbids the evaluation by which Zod would make its checks quicker; without this it tries.
config({ jitless: true });

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

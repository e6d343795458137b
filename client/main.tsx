// Before any schema is created.
import './app/configure-zod.ts';
import '@mantine/core/styles.css';
import './app/app.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import type { Feature } from './app/feature.ts';
import { preloadScreen } from './app/preload-screen.ts';
import { addErrorTexts } from './app/text/error-message.ts';
import { features } from './features.ts';

for (const { errors } of features as readonly Feature[]) addErrorTexts(errors);

const show = () =>
  createRoot(document.querySelector('#app')!).render(
    <StrictMode>
      <App features={features} />
    </StrictMode>,
  );

// A screen that is loaded renders without a fallback, which React shows for 300 ms at least.
void preloadScreen(features, location.pathname, ['withoutSession', 'public']).then(show);

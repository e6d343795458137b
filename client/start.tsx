import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import type { Feature } from './app/feature.ts';
import { addErrorTexts } from './app/text/error-message.ts';
import { features } from './features.ts';

for (const { errors } of features as readonly Feature[]) addErrorTexts(errors);

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App features={features} />
  </StrictMode>,
);

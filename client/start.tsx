import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './page/app.tsx';
import { publicConfiguration } from './page/public-configuration.ts';
import { SignInPages, viewAt } from '#client/features/sign-in/sign-in-pages.tsx';

const Console = lazy(async () => {
  // Before any schema is created.
  await import('#client/console/parts/configure-zod.ts');
  const { Console: Loaded } = await import('./console-start.tsx');
  return { default: Loaded };
});

const { accentColor } = publicConfiguration.branding;
if (accentColor) document.documentElement.style.setProperty('--gatehouse-accent', accentColor);

function screenAt(pathname: string) {
  const view = viewAt(pathname);
  return view === undefined ? <Console /> : <SignInPages view={view} />;
}

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App>{screenAt}</App>
  </StrictMode>,
);

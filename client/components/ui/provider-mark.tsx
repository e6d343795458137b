import { lazy, Suspense, type ReactElement } from 'react';

import { Icon, keyIcon } from './icons.tsx';

// Paths of sixteen logos, of which a service uses few.
const ProviderLogo = lazy(() => import('./provider-logo.tsx').then((module) => ({ default: module.ProviderLogo })));

/** A provider's logo, loaded when it is first shown; a key until then. */
export function ProviderMark({ id }: { id: string }): ReactElement {
  return (
    <Suspense fallback={<Icon path={keyIcon} />}>
      <ProviderLogo id={id} />
    </Suspense>
  );
}

import { lazy, Suspense, type ReactElement } from 'react';

// Paths of sixteen logos, of which a service uses few.
const ProviderLogo = lazy(() => import('./provider-logo.tsx').then((module) => ({ default: module.ProviderLogo })));

/** A provider's logo, loaded when it is first shown; an empty place until then. */
export function ProviderMark({ id }: { id: string }): ReactElement {
  return (
    <Suspense fallback={<svg width={18} height={18} aria-hidden="true" />}>
      <ProviderLogo id={id} />
    </Suspense>
  );
}

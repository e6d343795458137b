import type { ReactElement } from 'react';

import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';

import { useTexts } from '#client/components/settings.tsx';

/** In place of what administrators who impersonate a user cannot do. */
export function NotImpersonated(): ReactElement {
  const { notAvailable } = useTexts('shell', shellTexts).impersonation;
  return (
    <section className="gh-section">
      <p className="gh-quiet">{notAvailable}</p>
    </section>
  );
}

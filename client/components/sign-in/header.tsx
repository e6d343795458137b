import type { ReactElement, ReactNode } from 'react';

import { useFlow } from './flow.ts';

/** The heading of a view: of the page where each view has one, otherwise of the card, below the logo of the service. */
export function Header({ title, about }: { title: string; about?: ReactNode }): ReactElement {
  const { options, pages } = useFlow();
  const { name, branding } = options;
  const Heading = pages ? 'h1' : 'h2';
  return (
    <header className="gh-header">
      {pages ? <title>{title.includes(name) ? title : `${title} · ${name}`}</title> : null}
      {branding.logoUrl && !pages ? <img src={branding.logoUrl} alt="" /> : null}
      <Heading tabIndex={-1}>{title}</Heading>
      {about ? <p>{about}</p> : null}
    </header>
  );
}

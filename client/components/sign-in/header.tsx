import type { ReactElement, ReactNode } from 'react';

import { useFlow } from './flow.ts';

/** The heading of a view, below the logo of the service if it has one. */
export function Header({ title, about }: { title: string; about?: ReactNode }): ReactElement {
  const { logoUrl } = useFlow().options.branding;
  return (
    <header className="gh-header">
      {logoUrl ? <img src={logoUrl} alt="" /> : null}
      <h2 tabIndex={-1}>{title}</h2>
      {about ? <p>{about}</p> : null}
    </header>
  );
}

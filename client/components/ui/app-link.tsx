import type { ReactElement, ReactNode } from 'react';

import { useOpenLink } from './page-link.tsx';

export interface AppLinkProps {
  to: string;
  /** Whether it looks like a button. */
  button?: 'primary' | 'plain' | undefined;
  children: ReactNode;
}

/** A link of the app, opened by its router. */
export function AppLink({ to, button, children }: AppLinkProps): ReactElement {
  const openLink = useOpenLink();
  return (
    <a className={button ? `gh-button gh-${button}` : 'gh-link'} href={to} onClick={openLink}>
      {children}
    </a>
  );
}

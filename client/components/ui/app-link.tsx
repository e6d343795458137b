import type { MouseEvent, ReactElement, ReactNode } from 'react';

import { useNavigation } from '#client/components/settings.tsx';

export interface AppLinkProps {
  to: string;
  /** Whether it looks like a button. */
  button?: 'primary' | 'plain' | undefined;
  children: ReactNode;
}

/** A link of the app, opened by its router. */
export function AppLink({ to, button, children }: AppLinkProps): ReactElement {
  const navigate = useNavigation();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className={button ? `gh-button gh-${button}` : 'gh-link'} href={to} onClick={open}>
      {children}
    </a>
  );
}

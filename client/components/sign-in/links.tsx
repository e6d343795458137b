import type { MouseEvent, ReactElement, ReactNode } from 'react';

import { Button } from '#client/components/button.tsx';
import { useNavigation } from '#client/components/settings.tsx';
import { useFlow, type View } from './flow.ts';

/** A link of the app, opened by its router. */
export function AppLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  const navigate = useNavigation();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className="gh-link" href={to} onClick={open}>
      {children}
    </a>
  );
}

/** Opens another view, or the page that the app has for it. */
export function ViewLink({ view, children }: { view: View; children: ReactNode }): ReactElement {
  const { go, signInUrl, signUpUrl } = useFlow();
  const url = view === 'sign-up' ? signUpUrl : view === 'sign-in' ? signInUrl : undefined;
  if (url !== undefined) return <AppLink to={url}>{children}</AppLink>;
  return (
    <Button variant="link" onClick={() => go(view)}>
      {children}
    </Button>
  );
}

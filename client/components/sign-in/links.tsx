import type { MouseEvent, ReactElement, ReactNode } from 'react';

import { Button } from '#client/components/ui/button.tsx';
import { useNavigation } from '#client/components/settings.tsx';
import { useFlow, type View } from './flow.ts';

interface AppLinkProps {
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

interface ViewLinkProps extends Pick<AppLinkProps, 'button' | 'children'> {
  view: View;
}

/** Opens another view, or the page that the app has for it. */
export function ViewLink({ view, button, children }: ViewLinkProps): ReactElement {
  const { go, pages, signInUrl, signUpUrl } = useFlow();
  const ownPage = view === 'sign-up' ? signUpUrl : view === 'sign-in' ? signInUrl : undefined;
  const url = pages?.urlOf(view) ?? ownPage;
  if (url !== undefined) {
    return (
      <AppLink to={url} button={button}>
        {children}
      </AppLink>
    );
  }
  return (
    <Button variant={button ?? 'link'} onClick={() => go(view)}>
      {children}
    </Button>
  );
}

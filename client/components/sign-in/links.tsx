import type { ReactElement } from 'react';

import { Button } from '#client/components/ui/button.tsx';
import { AppLink, type AppLinkProps } from '#client/components/ui/app-link.tsx';
import { useFlow, type View } from './flow.ts';

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

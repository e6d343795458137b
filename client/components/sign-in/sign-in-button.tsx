import { useEffect, type ReactElement, type ReactNode } from 'react';

import type { CurrentSession } from '#client/sdk/calls.ts';
import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { rememberPage } from '#client/components/lib/return-page.ts';
import { useNavigation, useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { useOpenLink } from '#client/components/ui/page-link.tsx';
import { Root } from '#client/components/ui/root.tsx';

export interface SignInButtonProps {
  /** The app's page with `<SignIn/>`. If that has a `redirectUrl`, the sign-in returns to the page with the button. */
  signInUrl: string;
  /** The words on the button. Default: *Sign in*, in the language of the components. */
  children?: ReactNode;
}

/** Also with a session that first has to set up a second factor, as `<SignIn/>` lets it. */
function isSignedOut(session: CurrentSession | null | undefined): boolean {
  return session === null || session?.twoFactorRequired === true;
}

/** A link to the page that signs in, which looks like a button. Nothing for signed-in users. */
export function SignInButton({ signInUrl, children }: SignInButtonProps): ReactElement | null {
  useService('<SignInButton/>');
  const { data: session } = useSession();
  const { signIn } = useTexts('components', componentTexts);
  const openLink = useOpenLink();
  if (!isSignedOut(session)) return null;
  return (
    <Root className="gh-inline">
      <a
        className="gh-button gh-primary"
        href={signInUrl}
        onClick={(event) => {
          rememberPage();
          openLink(event);
        }}
      >
        {children ?? signIn}
      </a>
    </Root>
  );
}

export interface RedirectToSignInProps {
  /** The app's page with `<SignIn/>`. If that has a `redirectUrl`, the sign-in returns to the page that redirected. */
  signInUrl: string;
}

/**
 * Opens the page that signs in, as the `fallback` of `<Protect>`. Nothing happens for signed-in users: `<Protect>` also shows its
 * fallback to those who lack a permission.
 */
export function RedirectToSignIn({ signInUrl }: RedirectToSignInProps): null {
  useService('<RedirectToSignIn/>');
  const { data: session } = useSession();
  const navigate = useNavigation();
  const mustSignIn = isSignedOut(session);
  useEffect(() => {
    if (!mustSignIn) return;
    rememberPage();
    navigate(signInUrl);
    // The router of the app may be another function each time it renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mustSignIn, signInUrl]);
  return null;
}

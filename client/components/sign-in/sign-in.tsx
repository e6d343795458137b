import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';

import { useIsCookieLost } from '#client/sdk/lost-cookie.ts';
import { useService } from '#client/sdk/provider.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { useHoldGates } from '#client/components/enrolling.ts';
import { usePublicOptions, type PublicOptions } from '#client/components/options.ts';
import { Waiting, LoadFailure } from '#client/components/ui/loading.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { useNavigation } from '#client/components/settings.tsx';
import { CookieNotKept } from './cookie-not-kept.tsx';
import { FlowContext, type PageProps, type SignInAnswer, type SignInProps, type View } from './flow.ts';
import { noteSignIn } from './last-used.tsx';
import { destination, marked, returnedTo, returnUrl, useReturned } from '#client/components/lib/returned.ts';
import { forgetPage, rememberedPage } from '#client/components/lib/return-page.ts';
import { SignInForm } from './sign-in-form.tsx';

// Loaded when a sign-in needs them.
const SecondFactor = lazy(() => import('./second-factor.tsx').then(({ SecondFactor }) => ({ default: SecondFactor })));

const EnrolFirst = lazy(() => import('./enrol-first.tsx').then(({ EnrolFirst }) => ({ default: EnrolFirst })));

const AlreadySignedIn = lazy(() =>
  import('./signed-in-accounts.tsx').then((module) => ({ default: module.AlreadySignedIn })),
);
const OtherView = lazy(() => import('./other-views.tsx').then((module) => ({ default: module.OtherView })));

/** Views for signed-in users too. */
const publicViews: readonly View[] = ['reset-password', 'verify-email', 'email-verified'];

/** A card that signs in by every method that the service has enabled, the second factor included. */
export function SignIn(props: SignInProps): ReactElement {
  useService('<SignIn/>');
  return <Flow {...props} start="sign-in" />;
}

/** A card that creates an account, with a password or with a provider. */
export function SignUp(props: SignInProps): ReactElement {
  useService('<SignUp/>');
  return <Flow {...props} start="sign-up" />;
}

/** The same with a page for each view. */
export function SignInPage(props: PageProps & Required<Pick<PageProps, 'pages'>>): ReactElement {
  return <Flow {...props} start="sign-in" />;
}

function Flow({ start, ...given }: PageProps & { start: View }): ReactElement {
  // The page that sent the user here, for an app that has a page to sign in.
  const [rememberedUrl] = useState(rememberedPage);
  const props = rememberedUrl && given.redirectUrl !== undefined ? { ...given, redirectUrl: rememberedUrl } : given;
  const options = usePublicOptions();
  const session = useSession();
  // The first failure: a user need not wait for the retries, which go on.
  const failure = (options.data ? null : options.failureReason) ?? (session.isPending ? session.failureReason : null);
  return (
    <Root className="gh-card gh-auth">
      {options.data && !session.isPending ? (
        <Views {...props} start={start} options={options.data} />
      ) : failure ? (
        <LoadFailure error={failure} retry={() => void Promise.all([options.refetch(), session.refetch()])} />
      ) : (
        <Waiting />
      )}
    </Root>
  );
}

interface ViewsProps extends PageProps {
  start: View;
  options: PublicOptions;
}

function Views({ start, options, ...props }: ViewsProps): ReactElement {
  const { redirectUrl, callbackUrl, onSignedIn, initialEmail = '', addsAccount = false, pages } = props;
  const { data: session } = useSession();
  const { getSession } = trpc.useUtils();
  const navigate = useNavigation();
  const markedReturn = useReturned();
  const returned = pages ? returnedTo(pages.view) : markedReturn;
  const [shownView, setView] = useState<View>(markedReturn?.from === 'reset-password' ? 'reset-password' : start);
  const view = pages?.view ?? shownView;
  const go = (next: View) => (pages ? navigate(pages.urlOf(next)) : setView(next));
  const [email, setEmail] = useState(initialEmail);
  const [isFinishing, setFinishing] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  /** Where the service lets a sign-in end, outside of the app. */
  const [answered, setAnswered] = useState<string | null>(null);
  const [isCookieLost, setCookieLost] = useState(false);
  const loseCookie = () => {
    setFinishing(false);
    setCookieLost(true);
    if (view !== start) go(start);
  };
  if (useIsCookieLost(isFinishing)) {
    setFinishing(false);
    setCookieLost(true);
    if (!pages) setView(start);
  }
  const element = useRef<HTMLDivElement>(null);
  const focused = useRef(pages ? null : view);
  const isPublic = pages !== undefined && publicViews.includes(view);
  // The session that a user who adds an account had before.
  const [previous] = useState(addsAccount ? session?.session.id : undefined);
  const isNew = session != null && session.session.id !== previous;
  const needsFactor = isNew && session.twoFactorRequired === true && !isPublic;
  const [isEnrolling, setEnrolling] = useState(false);
  if (needsFactor && !isEnrolling) setEnrolling(true);
  useHoldGates(isEnrolling);
  const isSignedIn = isNew && !isEnrolling && !needsFactor;
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (wasSignedIn !== isSignedIn) {
    setWasSignedIn(isSignedIn);
    // After signing out, the card starts again.
    if (!isSignedIn) {
      setFinishing(false);
      setView(start);
    }
  }
  // An app may pass other functions each time it renders; only a sign-in calls them.
  const latest = useRef({ onSignedIn, navigate });
  useEffect(() => {
    latest.current = { onSignedIn, navigate };
  });
  const isFinished = isFinishing && isSignedIn;
  useEffect(() => {
    if (isFinished) latest.current.onSignedIn?.();
  }, [isFinished]);
  // A challenge may be of another account than the session.
  const leaves = isSignedIn && !isPublic && (view !== 'second-factor' || isFinishing || pages === undefined);
  const target = answered ?? redirectUrl;
  useEffect(() => {
    if (!leaves || target === undefined) return;
    forgetPage();
    latest.current.navigate(target);
  }, [leaves, target]);

  const finish = (answer: SignInAnswer, method?: string) => {
    setCookieLost(false);
    if (method !== undefined) noteSignIn(method);
    if ('twoFactorRedirect' in answer) {
      setBegun(true);
      return go('second-factor');
    }
    if (pages && answer.redirect && answer.url) setAnswered(answer.url);
    setFinishing(true);
    void getSession.refetch({});
  };
  const flow = {
    ...props,
    options,
    email,
    setEmail,
    go,
    returned,
    returnUrl: (from: string) => (pages ? pageReturn(pages.urlOf, from) : returnUrl(from)),
    destination: pages ? (callbackUrl ?? redirectUrl ?? '/') : destinationOf(redirectUrl),
    callbackUrl,
    finish,
    isFinishing: isFinishing || leaves,
    hasBegun,
    isSignedIn,
    loseCookie,
  };
  if (session && isEnrolling) {
    return (
      <FlowContext.Provider value={flow}>
        <Suspense fallback={<Waiting />}>
          <EnrolFirst options={options} isDone={!needsFactor} onDone={() => setEnrolling(false)} />
        </Suspense>
      </FlowContext.Provider>
    );
  }
  if (isNew && redirectUrl === undefined && view !== 'reset-password') {
    return (
      <Suspense fallback={<Waiting />}>
        <AlreadySignedIn />
      </Suspense>
    );
  }
  return (
    <FlowContext.Provider value={flow}>
      <div ref={element} className="gh-view">
        {isCookieLost ? <CookieNotKept /> : null}
        <Suspense fallback={<Waiting />}>
          {view === 'sign-in' ? (
            <SignInForm />
          ) : view === 'second-factor' ? (
            <SecondFactor />
          ) : (
            <OtherView view={view} />
          )}
          <Focus key={view} view={view} lastRef={focused} viewRef={element} />
        </Suspense>
      </div>
    </FlowContext.Provider>
  );
}

/** A server that renders the page knows no address; the card has no form before the session is loaded. */
function destinationOf(redirectUrl: string | undefined): string {
  return typeof location === 'undefined' ? '' : destination(redirectUrl);
}

/** Providers and sign-in links return to the sign-in page. */
function pageReturn(urlOf: (view: View) => string, from: string): string {
  if (from === 'reset-password' || from === 'email-verified') return urlOf(from);
  return from === 'magic-link' ? urlOf('sign-in') : marked(urlOf('sign-in'), from);
}

interface FocusProps {
  view: View;
  lastRef: RefObject<View | null>;
  viewRef: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus into a view that replaces another one. It is below the boundary of the view, so that it runs once that is loaded.
 * When the component first shows, the page's focus stays, unless the component is the page.
 */
function Focus({ view, lastRef, viewRef }: FocusProps) {
  useEffect(() => {
    if (lastRef.current === view) return;
    lastRef.current = view;
    const fields = viewRef.current!.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])');
    const first =
      [...fields].find(({ value }) => value === '') ?? viewRef.current!.querySelector<HTMLElement>('h1, h2');
    first?.focus();
  }, [view, lastRef, viewRef]);
  return null;
}

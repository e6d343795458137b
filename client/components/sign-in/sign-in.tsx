import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

import { useIsCookieLost } from '#client/sdk/lost-cookie.ts';
import { useService } from '#client/sdk/provider.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { useHoldGates } from '#client/components/enrolling.ts';
import { usePublicOptions, type PublicOptions } from '#client/components/options.ts';
import { Waiting, LoadFailure } from '#client/components/loading.tsx';
import { Root } from '#client/components/root.tsx';
import { useNavigation } from '#client/components/settings.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { CookieNotKept } from './cookie-not-kept.tsx';
import { FlowContext, type SignInAnswer, type SignInProps, type View } from './flow.ts';
import { EmailCode, ForgotPassword, MagicLink, ResetPassword } from './mailed.tsx';
import { useReturned } from './returned.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// Loaded when a sign-in needs them.
const SecondFactor = lazy(() => import('./second-factor.tsx').then(({ SecondFactor }) => ({ default: SecondFactor })));

const EnrolFirst = lazy(() => import('./enrol-first.tsx').then(({ EnrolFirst }) => ({ default: EnrolFirst })));

const views: Record<View, () => ReactNode> = {
  'sign-in': () => <SignInForm />,
  'sign-up': () => <SignUpForm />,
  'magic-link': () => <MagicLink />,
  'email-code': () => <EmailCode />,
  'forgot-password': () => <ForgotPassword />,
  'reset-password': () => <ResetPassword />,
  'second-factor': () => <SecondFactor />,
};

/** A card that signs in by every method that the service has enabled, the second factor included. */
export function SignIn(props: SignInProps): ReactElement {
  useService('<SignIn/>');
  return <Flow {...props} start="sign-in" />;
}

/** A card that creates an account. */
export function SignUp(props: SignInProps): ReactElement {
  useService('<SignUp/>');
  return <Flow {...props} start="sign-up" />;
}

function Flow({ start, ...props }: SignInProps & { start: View }): ReactElement {
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

interface ViewsProps extends SignInProps {
  start: View;
  options: PublicOptions;
}

function Views({ start, options, ...props }: ViewsProps): ReactElement {
  const { redirectUrl, onSignedIn, initialEmail = '' } = props;
  const { data: session } = useSession();
  const { getSession } = trpc.useUtils();
  const navigate = useNavigation();
  const returned = useReturned();
  const [view, setView] = useState<View>(returned?.from === 'reset-password' ? 'reset-password' : start);
  const [email, setEmail] = useState(initialEmail);
  const [isFinishing, setFinishing] = useState(false);
  const [isCookieLost, setCookieLost] = useState(false);
  const loseCookie = () => {
    setFinishing(false);
    setCookieLost(true);
    setView(start);
  };
  if (useIsCookieLost(isFinishing)) loseCookie();
  const element = useFocusOnChange(view);
  const needsFactor = session?.twoFactorRequired === true;
  const [isEnrolling, setEnrolling] = useState(false);
  if (needsFactor && !isEnrolling) setEnrolling(true);
  useHoldGates(isEnrolling);
  const isSignedIn = session != null && !isEnrolling && !needsFactor;
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
  useEffect(() => {
    if (isSignedIn && redirectUrl !== undefined) latest.current.navigate(redirectUrl);
  }, [isSignedIn, redirectUrl]);

  const finish = (answer: SignInAnswer) => {
    setCookieLost(false);
    if ('twoFactorRedirect' in answer) return setView('second-factor');
    setFinishing(true);
    void getSession.refetch({});
  };
  if (session && isEnrolling) {
    return (
      <Suspense fallback={<Waiting />}>
        <EnrolFirst options={options} isDone={!needsFactor} onDone={() => setEnrolling(false)} />
      </Suspense>
    );
  }
  if (session && redirectUrl === undefined && view !== 'reset-password') return <AlreadySignedIn />;
  return (
    <FlowContext.Provider
      value={{
        ...props,
        options,
        email,
        setEmail,
        go: setView,
        returned,
        finish,
        isFinishing: isFinishing || isSignedIn,
        loseCookie,
      }}
    >
      <div ref={element} className="gh-view">
        {isCookieLost ? <CookieNotKept /> : null}
        <Suspense fallback={<Waiting />}>{views[view]()}</Suspense>
      </div>
    </FlowContext.Provider>
  );
}

/** Moves the focus into a view that replaces another one; the page's focus stays when the component first shows. */
function useFocusOnChange(view: View) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const fields = element.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [];
    const first = [...fields].find(({ value }) => value === '') ?? element.current?.querySelector('h2');
    first?.focus();
  }, [view]);
  return element;
}

import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { LastUsed, noteSignIn } from './last-used.tsx';

// Loaded for an error only.
const RedirectFailure = lazy(() =>
  import('#client/components/redirect-message.tsx').then((module) => ({ default: module.RedirectFailure })),
);

/** The buttons of the configured providers, and how a flow through one of them ended. Below them is *or*, unless they are alone. */
export function ProviderButtons({ isAlone = false }: { isAlone?: boolean }): ReactElement {
  const { options, returned, destination: callbackURL, returnUrl } = useFlow();
  const { or } = useTexts('signIn', signInTexts).signIn;
  const start = trpc.signIn.social.useMutation();
  const { providers, emailAndPassword, sso } = options;
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name;
  return (
    <>
      <RedirectButtons
        methods={providers}
        start={({ id: provider }) =>
          start.mutateAsync({ provider, callbackURL, errorCallbackURL: returnUrl(provider) })
        }
        isCompact={providers.length > 2}
        mark={(id) => <ProviderMark id={id} />}
      >
        {returned?.error ? (
          <Suspense fallback={null}>
            <RedirectFailure code={returned.error} provider={nameOf(returned.from)} />
          </Suspense>
        ) : null}
      </RedirectButtons>
      {!isAlone && providers.length > 0 && (emailAndPassword.enabled || sso) ? (
        <div className="gh-divider">{or}</div>
      ) : null}
    </>
  );
}

interface Method {
  /** As stored for the next visit. */
  id: string;
  name: string;
}

interface RedirectButtonsProps<M extends Method> {
  methods: readonly M[];
  /** Answers the address of the provider. */
  start: (method: M) => Promise<object>;
  /** Whether the first one has the focus when it shows. */
  isFirst?: boolean;
  isCompact?: boolean;
  mark?: (id: string) => ReactNode;
  /** While no call has failed. */
  children?: ReactNode;
}

/** Buttons that lead to the pages of providers. */
export function RedirectButtons<M extends Method>(props: RedirectButtonsProps<M>): ReactElement {
  const { methods, start, isFirst, isCompact, mark, children } = props;
  const { continueWith } = useTexts('signIn', signInTexts).signIn;
  const [opened, setOpened] = useState<string | null>(null);
  const { error, run } = useSingleFlight();
  // Browsers restore a page that was left from the back/forward cache, with its pending button.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? setOpened(null) : undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const open = async (method: M) => {
    setOpened(method.id);
    const answer = await start(method);
    // With an ID token, a call would sign in at once.
    if (!('url' in answer)) return;
    noteSignIn(method.id);
    location.assign(answer.url as string);
  };
  return (
    <>
      {error ? <Failure error={error} /> : children}
      {methods.length > 0 ? (
        <div className={isCompact ? 'gh-marks' : 'gh-stack'}>
          {methods.map((method, index) => (
            <LastUsed key={method.id} method={method.id}>
              <Button
                {...(isFirst && index === 0 ? { autoFocus: true } : { variant: 'plain' })}
                aria-label={continueWith(method.name)}
                title={isCompact ? continueWith(method.name) : undefined}
                isPending={opened === method.id}
                onClick={() =>
                  void run(
                    () => open(method),
                    () => setOpened(null),
                  )
                }
              >
                {mark?.(method.id)}
                {isCompact ? null : continueWith(method.name)}
              </Button>
            </LastUsed>
          ))}
        </div>
      ) : null}
    </>
  );
}

import { lazy, Suspense, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { LastUsed, noteSignIn } from './last-used.tsx';
import { useResetOnReturn } from './use-reset-on-return.ts';

// Loaded for an error only.
const RedirectFailure = lazy(() =>
  import('#client/components/redirect-message.tsx').then((module) => ({ default: module.RedirectFailure })),
);

/** The buttons of the configured providers, and how a flow through one of them ended. */
export function ProviderButtons(): ReactElement {
  const { options, returned, destination: callbackURL, returnUrl } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const start = trpc.signIn.social.useMutation({
    // Without an ID token, a call only returns the address of the provider.
    onSuccess: (answer, { provider }) => {
      if (!('url' in answer) || !answer.url) return;
      noteSignIn(provider);
      location.assign(answer.url);
    },
  });
  const { isPending, error, run } = useSingleFlight();
  useResetOnReturn(start.reset);
  const { providers, emailAndPassword } = options;
  const isCompact = providers.length > 3;
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name;
  const open = (provider: string) =>
    start.mutateAsync({ provider, callbackURL, errorCallbackURL: returnUrl(provider) });
  return (
    <>
      {error ? (
        <Failure error={error} />
      ) : returned?.error ? (
        <Suspense fallback={null}>
          <RedirectFailure code={returned.error} provider={nameOf(returned.from)} />
        </Suspense>
      ) : null}
      {providers.length > 0 ? (
        <div className={isCompact ? 'gh-marks' : 'gh-stack'}>
          {providers.map(({ id, name }) => (
            <LastUsed key={id} method={id}>
              <Button
                variant="plain"
                aria-label={texts.signIn.continueWith(name)}
                title={isCompact ? texts.signIn.continueWith(name) : undefined}
                isPending={(isPending || start.isSuccess) && start.variables?.provider === id}
                onClick={() => void run(() => open(id))}
              >
                <ProviderMark id={id} />
                {isCompact ? null : texts.signIn.continueWith(name)}
              </Button>
            </LastUsed>
          ))}
        </div>
      ) : null}
      {providers.length > 0 && emailAndPassword.enabled ? <div className="gh-divider">{texts.signIn.or}</div> : null}
    </>
  );
}

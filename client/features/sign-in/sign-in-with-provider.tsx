import { Alert, Box, Button, Divider, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { useExternalCallback, useDestination, useLinkTo, withProvider } from '#client/app/deep-link.ts';
import { useReturn } from '#client/app/use-return.ts';
import { LastUsed, noteSignIn } from '#client/app/last-used.tsx';
import { screen } from '#client/app/lazy-screen.ts';
import { ProviderMark } from '#client/app/provider-mark.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { errorMessage } from '#client/app/text/error-message.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

// Loaded for an error only.
const RedirectProblem = screen(() => import('#client/app/redirect-problem.tsx'), 'RedirectProblem');

/** More buttons with names would push the form off the screen; they show marks only. */
const isCompact = publicConfiguration.providers.length > 3;

/** The buttons of the configured providers. */
export function SignInWithProvider() {
  const destination = useDestination();
  const callbackURL = useExternalCallback() ?? destination;
  const signIn = useLinkTo('/sign-in');
  const [query] = useSearchParams();
  const start = trpc.signIn.social.useMutation({
    onSuccess: (answer, { provider }) => {
      // Without an ID token, a call only returns the address of the provider.
      if (!('url' in answer) || !answer.url) return;
      noteSignIn(provider);
      location.assign(answer.url);
    },
  });
  const { isPending, run } = useSingleFlight();
  const inputOf = (id: string) => ({ provider: id, callbackURL, errorCallbackURL: withProvider(signIn, id) });
  useReturn(start.reset);
  return (
    <>
      {start.error ? (
        <Alert color="red" role="alert" mb="md">
          {errorMessage(start.error)}
        </Alert>
      ) : query.has('error') ? (
        <Box mb="md">
          <RedirectProblem />
        </Box>
      ) : null}
      {publicConfiguration.providers.length > 0 ? (
        <Stack gap="xs">
          <div className={isCompact ? 'providers' : undefined} style={isCompact ? undefined : { display: 'contents' }}>
            {publicConfiguration.providers.map(({ id, name }) => (
              <LastUsed key={id} method={id}>
                <Button
                  variant="default"
                  px={isCompact ? 0 : undefined}
                  leftSection={isCompact ? undefined : <ProviderMark id={id} />}
                  aria-label={texts.signIn.continueWith(name)}
                  title={isCompact ? texts.signIn.continueWith(name) : undefined}
                  loading={(isPending || start.isSuccess) && start.variables?.provider === id}
                  onClick={() => void run(() => start.mutateAsync(inputOf(id)))}
                >
                  {isCompact ? <ProviderMark id={id} /> : texts.signIn.continueWith(name)}
                </Button>
              </LastUsed>
            ))}
          </div>
          {publicConfiguration.emailAndPassword.enabled ? <Divider label={texts.signIn.or} my="xs" /> : null}
        </Stack>
      ) : null}
    </>
  );
}

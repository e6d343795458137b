import { Alert, Button, Divider, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { useCallbackElsewhere, useDestination, useWayTo } from '#client/app/deep-link.ts';
import { ProviderMark } from '#client/app/provider-mark.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { wordsFor, wordsForRedirect } from '#client/app/words.ts';
import { trpc } from '#client/sdk/react.tsx';

/** The buttons of the providers that are configured, above the form that is the other way. */
export function SignInWithProvider() {
  const destination = useDestination();
  const callbackURL = useCallbackElsewhere() ?? destination;
  const errorCallbackURL = useWayTo('/sign-in');
  const [query] = useSearchParams();
  const error = query.get('error');
  const start = trpc.signIn.social.useMutation({
    onSuccess: ({ url }) => {
      if (url) location.assign(url);
    },
  });
  const problem = start.error ? wordsFor(start.error) : error ? wordsForRedirect(error) : null;
  return (
    <>
      {problem ? (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      ) : null}
      {siteOptions.providers.length > 0 ? (
        <Stack gap="xs">
          {siteOptions.providers.map(({ id, name }) => (
            <Button
              key={id}
              variant="default"
              leftSection={<ProviderMark id={id} />}
              loading={start.isPending && start.variables.provider === id}
              onClick={() => start.mutate({ provider: id, callbackURL, errorCallbackURL })}
            >
              Continue with {name}
            </Button>
          ))}
          {siteOptions.emailAndPassword.enabled ? <Divider label="or" my="xs" /> : null}
        </Stack>
      ) : null}
    </>
  );
}

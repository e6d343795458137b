import { Button, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';

import { useLinkTo } from '#client/app/deep-link.ts';
import { FormError } from '#client/app/forms/call-form.tsx';
import { LastUsed, noteSignIn } from '#client/app/last-used.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { siteOptions } from '#client/app/site-options.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';
import { useAskForPasskey, usePasskeyAutofill } from './use-passkey.ts';

/** Below the form of the sign-in screen. */
export function PasskeyEntry() {
  return siteOptions.passkeys.enabled && 'PublicKeyCredential' in globalThis ? <SignInWithPasskey /> : null;
}

function SignInWithPasskey() {
  const secondFactor = useLinkTo('/sign-in/second-factor');
  const navigate = useNavigate();
  const ask = useAskForPasskey();
  const verify = trpc.passkey.verifyAuthentication.useMutation({
    onSuccess: (answer) => {
      noteSignIn('passkey');
      if ('twoFactorRedirect' in answer) void navigate(secondFactor);
    },
  });
  const { isPending, error, run } = useSingleFlight();
  usePasskeyAutofill({
    isPaused: isPending || verify.isSuccess,
    onResponse: (response) => void run(() => verify.mutateAsync({ response })),
  });
  const signIn = async () => {
    await verify.mutateAsync({ response: await ask() });
  };
  return (
    <Stack gap="md" mt="md">
      {error ? <FormError error={error} /> : null}
      <LastUsed method="passkey">
        <Button variant="default" fullWidth loading={isPending || verify.isSuccess} onClick={() => void run(signIn)}>
          {texts.signIn}
        </Button>
      </LastUsed>
    </Stack>
  );
}

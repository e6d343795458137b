import { Button, Stack } from '@mantine/core';

import { useExternalCallback } from '#client/app/deep-link.ts';
import { FormError } from '#client/app/forms/call-form.tsx';
import { LastUsed } from '#client/app/last-used.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { useAfterSignIn } from '#client/app/use-after-sign-in.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';
import { useAskForPasskey, usePasskeyAutofill } from './use-passkey.ts';

/** Below the form of the sign-in screen. */
export function PasskeyEntry() {
  return publicConfiguration.passkeys.enabled && 'PublicKeyCredential' in globalThis ? <SignInWithPasskey /> : null;
}

function SignInWithPasskey() {
  const callbackURL = useExternalCallback();
  const ask = useAskForPasskey();
  const verify = trpc.passkey.verifyAuthentication.useMutation({ onSuccess: useAfterSignIn('passkey') });
  const { isPending, error, run } = useSingleFlight();
  usePasskeyAutofill({
    isPaused: isPending || verify.isSuccess,
    onResponse: (response) => void run(() => verify.mutateAsync({ response, callbackURL })),
  });
  const signIn = async () => {
    await verify.mutateAsync({ response: await ask(), callbackURL });
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

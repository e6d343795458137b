import { Button, Stack, Text } from '@mantine/core';

import { useSignInAddress } from '#client/console/shell/deep-link.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/reauthentication-texts.ts';

/** Signs out, so that the sign-in screen creates a fresh session and returns here: for users without another method. */
export function SignInAgain() {
  const address = useSignInAddress();
  const signOut = trpc.signOut.useMutation({ onSuccess: () => location.assign(address), onError: notifyError });
  const { isPending, run } = useSingleFlight();
  return (
    <Stack gap="md">
      <Text size="sm">{texts.signInAgain.about}</Text>
      <Button loading={isPending} onClick={() => void run(() => signOut.mutateAsync({}))}>
        {texts.signInAgain.action}
      </Button>
    </Stack>
  );
}

import { Anchor } from '@mantine/core';

import { trpc } from '#client/sdk/react.tsx';

import { useSignInAddress } from './deep-link.ts';
import { texts } from './signed-in-texts.ts';
import { useSingleFlight } from './single-flight.ts';
import { notifyError } from './text/toast.ts';

/** Signs out, so that the sign-in screen creates a fresh session and returns here. */
export function SignInAgain() {
  const address = useSignInAddress();
  const signOut = trpc.signOut.useMutation({ onSuccess: () => location.assign(address), onError: notifyError });
  const { isPending, run } = useSingleFlight();
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      display="block"
      aria-disabled={isPending}
      onClick={() => void run(() => signOut.mutateAsync({}))}
    >
      {texts.user.signIn}
    </Anchor>
  );
}

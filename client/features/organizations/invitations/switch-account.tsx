import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';

import { useSignInAddress } from '#client/console/shell/deep-link.ts';
import { useSignOut } from '#client/components/lib/use-sign-out.ts';
import { notifyError } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

/** Signs out, and returns to the invitation after signing in with another account. */
export function SwitchAccount({ email }: { email?: string }) {
  const go = useNavigate();
  const utils = trpc.useUtils();
  const signIn = useSignInAddress();
  const { isPending, signOut } = useSignOut({
    // Otherwise the end of the next session would be taken for this sign-out.
    gcTime: 0,
    onError: notifyError,
    onSuccess: () => {
      utils.getSession.setData({}, null);
      void go(email === undefined ? signIn : `${signIn}&${new URLSearchParams({ email }).toString()}`);
    },
  });
  return (
    <Button onClick={signOut} loading={isPending} fullWidth>
      {texts.answer.switchAccount}
    </Button>
  );
}

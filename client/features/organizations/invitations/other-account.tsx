import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';

import { useSignInAddress } from '#client/app/deep-link.ts';
import { trpc } from '#client/sdk/react.tsx';

/** Leaves the account that is not the invited one, and comes back with another. */
export function OtherAccount({ email }: { email?: string }) {
  const go = useNavigate();
  const utils = trpc.useUtils();
  const signIn = useSignInAddress();
  const signOut = trpc.signOut.useMutation({
    onSuccess: () => {
      utils.getSession.setData({}, null);
      void go(email === undefined ? signIn : `${signIn}&${new URLSearchParams({ email }).toString()}`);
    },
  });
  return (
    <Button onClick={() => signOut.mutate({})} loading={signOut.isPending} fullWidth>
      Switch account
    </Button>
  );
}

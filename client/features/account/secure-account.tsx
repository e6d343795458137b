import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { ChangePasswordCard } from './change-password.tsx';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

export function SecureAccountScreen() {
  const { data: accounts = [] } = trpc.listAccounts.useQuery({});
  const hasPassword = accounts.some(({ provider }) => provider === 'credential');
  return (
    <Screen title="Security" about="How you prove that you are you.">
      <WaysToSignIn />
      {hasPassword ? <ChangePasswordCard /> : null}
    </Screen>
  );
}

import type { ReactElement } from 'react';

import { signedInErrors } from '#client/components/errors/account-errors.ts';
import { texts as identityTexts } from '#client/components/texts/reauthentication-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { MoreErrors } from './errors.ts';
import { Action } from './ui/action.tsx';
import { LoadFailure, Waiting } from './ui/loading.tsx';
import { Proofs, type ProofName } from './proofs.tsx';
import { useTexts } from './settings.tsx';

interface OwnProofsProps {
  signInUrl: string | undefined;
  onDone: () => void;
}

/** The methods with which the user can confirm their identity, for a session at the level that sensitive calls require. */
export function OwnProofs({ signInUrl, onDone }: OwnProofsProps): ReactElement {
  const texts = useTexts('identity', identityTexts);
  const { twoFactorEnabled } = useUser({ beforeEnrolment: true });
  const status = trpc.twoFactor.status.useQuery({});
  const accounts = trpc.listAccounts.useQuery({}, { enabled: !twoFactorEnabled });
  const signOut = trpc.signOut.useMutation({
    onSuccess: () => (signInUrl === undefined ? undefined : location.assign(signInUrl)),
  });
  const failed = [status, accounts].find(({ error, data }) => error && data === undefined);
  if (failed) return <LoadFailure error={failed.error} retry={() => void failed.refetch()} />;
  if (!status.data || (!twoFactorEnabled && !accounts.data)) return <Waiting rows={2} />;
  const { methods, backupCodesLeft } = status.data;
  const has = (provider: string) => accounts.data?.some((account) => account.provider === provider) ?? false;
  const names: ProofName[] = twoFactorEnabled
    ? [...methods, ...(backupCodesLeft > 0 ? (['backup-code'] as const) : [])]
    : [...(has('credential') ? (['password'] as const) : []), ...(has('passkey') ? (['passkey'] as const) : [])];
  if (names.length === 0) {
    return (
      <>
        <p>{texts.signInAgain.about}</p>
        <Action variant="primary" label={texts.signInAgain.action} run={() => signOut.mutateAsync({})} />
      </>
    );
  }
  return (
    <MoreErrors.Provider value={signedInErrors}>
      <p>{texts.about}</p>
      <Proofs names={names} action={texts.action} onDone={onDone} />
    </MoreErrors.Provider>
  );
}

import { useCallback, useState, type ReactElement, type ReactNode } from 'react';

import { Reauthenticate } from '#client/components/lib/reauthenticate.ts';
import { texts as identityTexts } from '#client/components/texts/reauthentication-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Action } from './ui/action.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Waiting } from './ui/loading.tsx';
import { Proofs, type ProofName } from './proofs.tsx';
import { useTexts } from './settings.tsx';

type Answer = (isConfirmed: boolean) => void;

/** Asks for a proof of the user's identity before the calls below it that need a recent one, and makes them again. */
export function Reauthentication({ children }: { children: ReactNode }): ReactElement {
  const texts = useTexts('identity', identityTexts);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const confirm = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  const close: Answer = (isConfirmed) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };
  return (
    <Reauthenticate.Provider value={confirm}>
      {children}
      {answer ? (
        <Reauthenticate.Provider value={async () => false}>
          <Dialog title={texts.title} onClose={() => close(false)}>
            <OwnProofs onDone={() => close(true)} />
          </Dialog>
        </Reauthenticate.Provider>
      ) : null}
    </Reauthenticate.Provider>
  );
}

function OwnProofs({ onDone }: { onDone: () => void }): ReactElement {
  const texts = useTexts('identity', identityTexts);
  const { twoFactorEnabled } = useUser({ beforeEnrolment: true });
  const status = trpc.twoFactor.status.useQuery({});
  const accounts = trpc.listAccounts.useQuery({}, { enabled: !twoFactorEnabled });
  const signOut = trpc.signOut.useMutation();
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
    <>
      <p>{texts.about}</p>
      <Proofs names={names} action={texts.action} onDone={onDone} />
    </>
  );
}

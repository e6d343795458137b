import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

import { ConfirmIdentity, IsConfirming } from './confirm-identity.ts';

const IdentityDialog = lazy(() =>
  import('./identity-dialog.tsx').then(({ IdentityDialog }) => ({ default: IdentityDialog })),
);

type Answer = (isConfirmed: boolean) => void;

/** Shows the dialog for calls that need a recent proof of the user's identity. */
export function IdentityCheck({ children }: { children: ReactNode }) {
  const [wasShown, setShown] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const confirm = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setShown(true);
        setAnswer(() => resolve);
      }),
    [],
  );
  const close: Answer = (isConfirmed) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };
  return (
    <>
      <ConfirmIdentity value={confirm}>
        <IsConfirming value={answer !== null}>{children}</IsConfirming>
      </ConfirmIdentity>
      {wasShown ? (
        <Suspense fallback={null}>
          <IdentityDialog opened={answer !== null} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

import { Reauthenticate, IsReauthenticating } from '#client/components/lib/reauthenticate.ts';

const ReauthenticationDialog = lazy(() =>
  import('./reauthentication-dialog.tsx').then(({ ReauthenticationDialog }) => ({ default: ReauthenticationDialog })),
);

type Answer = (isConfirmed: boolean) => void;

/** Shows the dialog for calls that need a recent proof of the user's identity. */
export function Reauthentication({ children }: { children: ReactNode }) {
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
      <Reauthenticate value={confirm}>
        <IsReauthenticating value={answer !== null}>{children}</IsReauthenticating>
      </Reauthenticate>
      {wasShown ? (
        <Suspense fallback={null}>
          <ReauthenticationDialog opened={answer !== null} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

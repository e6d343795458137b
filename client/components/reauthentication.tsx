import { lazy, Suspense, useCallback, useContext, useState, type ReactElement, type ReactNode } from 'react';

import { IsReauthenticating, Reauthenticate } from '#client/components/lib/reauthenticate.ts';
import { texts as identityTexts } from '#client/components/texts/reauthentication-texts.ts';

import { Dialog } from './ui/dialog.tsx';
import { Waiting } from './ui/loading.tsx';
import { Root } from './ui/root.tsx';
import { useTexts } from './settings.tsx';

const OwnProofs = lazy(() => import('./own-proofs.tsx').then((module) => ({ default: module.OwnProofs })));

interface ReauthenticationProps {
  /** Where users without a method to confirm their identity sign in again. Default: the page stays. */
  signInUrl?: string | undefined;
  children: ReactNode;
}

type Answer = (isConfirmed: boolean) => void;

const refuse = async () => false;

/** Asks for a proof of the user's identity before the calls below it that need a recent one, and makes them again. */
export function Reauthentication({ signInUrl, children }: ReauthenticationProps): ReactElement {
  const outer = useContext(Reauthenticate);
  const texts = useTexts('identity', identityTexts);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const confirm = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  const close: Answer = (isConfirmed) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };
  // One dialog for the whole page.
  if (outer !== null) return <>{children}</>;
  return (
    <>
      <Reauthenticate.Provider value={confirm}>
        <IsReauthenticating.Provider value={answer !== null}>{children}</IsReauthenticating.Provider>
      </Reauthenticate.Provider>
      {answer ? (
        <Reauthenticate.Provider value={refuse}>
          <Root className="gh-contents">
            <Dialog title={texts.title} onClose={() => close(false)}>
              <Suspense fallback={<Waiting rows={2} />}>
                <OwnProofs signInUrl={signInUrl} onDone={() => close(true)} />
              </Suspense>
            </Dialog>
          </Root>
        </Reauthenticate.Provider>
      ) : null}
    </>
  );
}

import { useEffect, useState, type ReactElement } from 'react';

import { texts as factorTexts } from '#client/components/texts/factor-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Action } from '#client/components/ui/action.tsx';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { Header } from './header.tsx';
import { Factors } from '#client/components/user-profile/two-factor.tsx';

interface EnrolFirstProps {
  options: PublicOptions;
  /** Whether a factor is set up. */
  isDone: boolean;
  /** Runs then, but not while backup codes are on the screen. */
  onDone: () => void;
}

/** For users who must set up a second factor before anything else. */
export function EnrolFirst({ options, isDone, onDone }: EnrolFirstProps): ReactElement {
  const texts = useTexts('factors', factorTexts).required;
  const status = trpc.twoFactor.status.useQuery({});
  const signOut = trpc.signOut.useMutation();
  const [isOpen, setOpen] = useState(false);
  const isOver = isDone && !isOpen;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return (
    <Reauthentication>
      <div className="gh-view">
        <Header title={texts.title} about={texts.about} />
        {status.data ? (
          <Factors status={status.data} options={options} onOpenChange={setOpen} />
        ) : status.error ? (
          <LoadFailure error={status.error} retry={() => void status.refetch()} />
        ) : (
          <Waiting rows={2} />
        )}
        <div className="gh-centered">
          <Action label={texts.signOut} run={() => signOut.mutateAsync({})} />
        </div>
      </div>
    </Reauthentication>
  );
}

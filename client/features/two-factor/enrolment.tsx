import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Dialog } from '#client/console/parts/dialog.tsx';
import { FormSkeleton } from '#client/console/lists/skeletons.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';

import { BackupCodes, OfferBackupCodes } from './backup-codes.tsx';
import { texts } from '#client/components/texts/factor-texts.ts';

// With the QR code.
const load = () => import('./set-up.tsx');
const SetUpApp = lazy(() => load().then(({ SetUpApp }) => ({ default: SetUpApp })));
const AddDevice = lazy(() => load().then(({ AddDevice }) => ({ default: AddDevice })));
const SetUpMailedCodes = lazy(() => load().then(({ SetUpMailedCodes }) => ({ default: SetUpMailedCodes })));

/** What the dialog shows. Closing it changes nothing, except that codes are not shown again. */
export type Step =
  | { name: 'app'; uri: string; backupCodes: readonly string[] }
  | { name: 'device'; uri: string }
  | { name: 'mailed codes' }
  | { name: 'offer codes' }
  | { name: 'codes'; codes: readonly string[] };

const titles: Record<Step['name'], string> = {
  app: texts.app.title,
  device: texts.app.deviceTitle,
  'mailed codes': texts.mailedCodes.title,
  'offer codes': texts.backupCodes.offerTitle,
  codes: texts.backupCodes.title,
};

interface EnrolmentProps {
  step: Step | null;
  /** The next step; null closes the dialog. */
  onStep: (step: Step | null) => void;
  /** Whether the user has backup codes. */
  hasCodes: boolean;
}

/** The dialog in which a method is set up. */
export function Enrolment({ step, onStep, hasCodes }: EnrolmentProps) {
  // Stays on the screen while the dialog closes.
  const [shown, setShown] = useState(step);
  if (step !== null && step !== shown) setShown(step);
  const close = () => onStep(null);
  const enrolled = (codes: readonly string[]) => {
    notifySuccess(hasCodes ? texts.methodAdded : texts.turnedOn);
    if (codes.length > 0) onStep({ name: 'codes', codes });
    else if (hasCodes) close();
    else onStep({ name: 'offer codes' });
  };
  return (
    <Dialog
      opened={step !== null}
      onClose={close}
      title={shown ? titles[shown.name] : ''}
      stays={shown?.name === 'codes'}
    >
      <Suspense fallback={<FormSkeleton fields={1} />}>{shown ? contentOf(shown) : null}</Suspense>
    </Dialog>
  );

  function contentOf(current: Step): ReactNode {
    switch (current.name) {
      case 'app':
        return <SetUpApp uri={current.uri} onDone={() => enrolled(current.backupCodes)} />;
      case 'device':
        return <AddDevice uri={current.uri} onDone={close} />;
      case 'mailed codes':
        return <SetUpMailedCodes onDone={() => enrolled([])} />;
      case 'offer codes':
        return <OfferBackupCodes onCreated={(codes) => onStep({ name: 'codes', codes })} onSkip={close} />;
      case 'codes':
        return <BackupCodes codes={current.codes} onDone={close} />;
    }
  }
}

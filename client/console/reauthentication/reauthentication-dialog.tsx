import { Stack, Text } from '@mantine/core';
import { Suspense } from 'react';

import { Dialog } from '#client/console/parts/dialog.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { FormSkeleton } from '#client/console/lists/skeletons.tsx';
import { InDialog } from '#client/components/lib/single-flight.ts';

import { useOwnMethods } from './own-methods.ts';
import { ProofMethods } from './proof-methods.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { texts } from '#client/components/texts/reauthentication-texts.ts';

interface ReauthenticationDialogProps {
  opened: boolean;
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for a proof of the user's identity. */
export function ReauthenticationDialog({ opened, onClose }: ReauthenticationDialogProps) {
  return (
    <Dialog opened={opened} onClose={() => onClose(false)} title={texts.title}>
      {/* The dialog has several buttons, of which some are used twice. */}
      <InDialog value={false}>
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <Proofs onDone={() => onClose(true)} />
        </Suspense>
      </InDialog>
    </Dialog>
  );
}

function Proofs({ onDone }: { onDone: () => void }) {
  const names = useOwnMethods();
  return (
    <Loaded query={names} loading={<FormSkeleton fields={1} />}>
      {(methods) =>
        methods.length === 0 ? (
          <SignInAgain />
        ) : (
          <Stack gap="md">
            <Text size="sm">{texts.about}</Text>
            <ProofMethods names={methods} action={texts.action} onDone={onDone} />
          </Stack>
        )
      }
    </Loaded>
  );
}

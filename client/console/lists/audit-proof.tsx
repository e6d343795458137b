import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';

import { texts } from './audit-proof-texts.ts';
import { saveFile } from './save-file.ts';

interface ProofButtonProps {
  entryId: string;
  readProof: (entryId: string) => Promise<object>;
}

/** Downloads the proof of an entry, as `npm run audit -- proof` prints it. */
export function ProofButton({ entryId, readProof }: ProofButtonProps) {
  const { isPending, run } = useSingleFlight();
  const download = () =>
    run(async () => {
      const proof = await readProof(entryId);
      saveFile(new Blob([JSON.stringify(proof)], { type: 'application/json' }), `proof-${entryId}.json`);
      notifySuccess(texts.saved);
    }, notifyError);
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconCertificate size={16} />}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}

import { useState } from 'react';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';

import { texts } from './texts.ts';
import { useWebhookOwner } from './webhook-calls.ts';

interface ReplaceSecretProps {
  webhookId: string;
  opened: boolean;
  onClose: () => void;
}

/** Replaces the signing secret after a question, and shows the new one once. */
export function ReplaceSecret({ webhookId, opened, onClose }: ReplaceSecretProps) {
  const { calls, input } = useWebhookOwner();
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = calls.rotateSecret.useMutation({
    onSuccess: ({ secret: created }) => {
      onClose();
      setSecret(created);
    },
  });
  return (
    <>
      <Confirm
        opened={opened}
        onClose={onClose}
        title={texts.rotate.question}
        confirmLabel={texts.rotate.confirm}
        onConfirm={() => rotate.mutateAsync({ ...input, webhookId })}
      >
        {texts.rotate.consequences}
      </Confirm>
      <SecretDialog secret={secret} {...texts.secret} onDone={() => setSecret(null)} />
    </>
  );
}

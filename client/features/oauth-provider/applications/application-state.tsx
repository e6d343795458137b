import { useNavigate } from 'react-router';

import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { isolated } from '#client/console/applications/isolated.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useArea } from './area.tsx';
import type { Client } from './offered.tsx';
import { texts } from './texts.ts';

interface CardProps {
  client: Client;
}

/** Refuses the requests of an application, or accepts them again. */
export function SwitchCard({ client: { client_id, client_name, disabled } }: CardProps) {
  const { title, about, action, question, done } = disabled ? texts.enable : texts.disable;
  const update = trpc.oauth2.updateClient.useMutation({ onSuccess: () => notifySuccess(done) });
  return (
    <Card title={title} about={about}>
      <div>
        <ConfirmButton
          label={action}
          title={question(isolated(client_name))}
          confirmLabel={action}
          isHarmless
          onConfirm={() => update.mutateAsync({ client_id, update: { disabled: !disabled } })}
        >
          {about}
        </ConfirmButton>
      </div>
    </Card>
  );
}

export function DeleteCard({ client: { client_id, client_name } }: CardProps) {
  const go = useNavigate();
  const { path } = useArea();
  const remove = trpc.oauth2.deleteClient.useMutation({
    onSuccess: () => {
      notifySuccess(texts.delete.done);
      void go(path, { replace: true });
    },
  });
  const { title, about, action, question, consequences, confirm } = texts.delete;
  return (
    <Card title={title} about={about} isDangerous>
      <div>
        <ConfirmButton
          isDangerous
          label={action}
          title={question(isolated(client_name))}
          confirmLabel={confirm}
          confirmationText={client_name}
          onConfirm={() => remove.mutateAsync({ client_id })}
        >
          {consequences}
        </ConfirmButton>
      </div>
    </Card>
  );
}

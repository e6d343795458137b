import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { isolated } from '#client/console/applications/isolated.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { Client } from './offered.tsx';
import { texts } from './texts.ts';

/** Lets users who are not members use an application of an organization. */
export function VerifyCard({ client: { client_id, client_name, verified, organization } }: { client: Client }) {
  const { title, about, action, question, done } = verified ? texts.unverify : texts.verify;
  const verify = trpc.oauth2.verifyClient.useMutation({ onSuccess: () => notifySuccess(done) });
  const explained = about(organization?.name ?? '');
  return (
    <Card title={title} about={explained}>
      <div>
        <ConfirmButton
          label={action}
          title={question(isolated(client_name))}
          confirmLabel={action}
          isHarmless
          onConfirm={() => verify.mutateAsync({ client_id, verified: !verified })}
        >
          {explained}
        </ConfirmButton>
      </div>
    </Card>
  );
}

import { useState } from 'react';

import { CallForm } from '#client/app/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { NewPasswordField } from '#client/app/fields.tsx';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUserPassword } from '#shared/admin.ts';

export function SetUserPasswordCard({ userId }: { userId: string }) {
  const [changes, setChanges] = useState(0);
  const set = trpc.admin.setUserPassword.useMutation({
    onSuccess: () => {
      done('The password is set');
      setChanges((count) => count + 1);
    },
  });
  return (
    <Card title="Password" about="Gives them a new one, and signs them out everywhere.">
      <CallForm key={changes} schema={SetUserPassword} call={set} fixed={{ userId }} action="Set password">
        <NewPasswordField name="newPassword" label="New password" />
      </CallForm>
    </Card>
  );
}

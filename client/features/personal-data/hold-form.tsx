import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateHold } from '#shared/personal-data/schemas.ts';

import { texts } from './admin-texts.ts';

interface HoldFormProps {
  /** Null for an organization, whose id is typed. */
  userId: string | null;
  onDone: () => void;
}

export function HoldForm({ userId, onDone }: HoldFormProps) {
  const create = trpc.admin.createHold.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.hold.created);
    },
  });
  return (
    <CallForm schema={CreateHold} call={create} fixed={userId === null ? {} : { userId }} action={texts.hold.submit}>
      {userId === null ? (
        <TextField name="organizationId" label={texts.holds.organizationId} required autoComplete="off" />
      ) : null}
      <TextField
        name="reason"
        label={texts.hold.reason}
        description={texts.hold.reasonHint}
        required
        maxLength={1000}
        autoComplete="off"
      />
      <TextField
        name="endsAt"
        label={texts.hold.endsAt}
        description={texts.hold.endsAtHint}
        type="date"
        autoComplete="off"
      />
    </CallForm>
  );
}

import { Select } from '@mantine/core';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { TestOrganizationWebhook } from '#shared/webhooks/schemas.ts';

import { useEventChoice } from './event-choice.tsx';
import { texts } from './texts.ts';
import { useWebhookOwner } from './webhook-calls.ts';

interface TestEventProps {
  webhookId: string;
  opened: boolean;
  onClose: () => void;
}

/** Sends an example of an event to a webhook. */
export function TestEvent({ webhookId, opened, onClose }: TestEventProps) {
  const { calls, input } = useWebhookOwner();
  const test = calls.test.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.test.done);
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.test.action}>
      <CallForm
        schema={TestOrganizationWebhook}
        call={test}
        fixed={{ ...input, webhookId }}
        initialValues={{ type: 'webhook.tested' }}
        action={texts.test.submit}
      >
        <Type />
      </CallForm>
    </Dialog>
  );
}

/** The form field `type`. */
function Type() {
  return (
    <Select
      label={texts.test.event}
      description={texts.test.hint}
      allowDeselect={false}
      {...useEventChoice()}
      {...useField('type')}
    />
  );
}

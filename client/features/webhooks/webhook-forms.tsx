import { MultiSelect } from '@mantine/core';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { CreateOrganizationWebhook, UpdateOrganizationWebhook } from '#shared/webhooks/schemas.ts';

import { useEventChoice } from './event-choice.tsx';
import { texts } from './texts.ts';
import { useWebhookOwner, type Webhook } from './webhook-calls.ts';

export function CreateForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const { calls, input } = useWebhookOwner();
  const create = calls.create.useMutation({ onSuccess: ({ secret }) => onCreated(secret) });
  return (
    <CallForm
      schema={CreateOrganizationWebhook}
      call={create}
      fixed={input}
      initialValues={{ types: [] }}
      action={texts.create.submit}
    >
      <Fields />
    </CallForm>
  );
}

export function EditForm({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const { calls, input } = useWebhookOwner();
  const { id, url, types, description } = webhook;
  const update = calls.update.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.edit.done);
    },
  });
  return (
    <CallForm
      schema={UpdateOrganizationWebhook}
      call={update}
      fixed={{ ...input, webhookId: id }}
      initialValues={{ url, types: types ?? [], description: description ?? '' }}
      action={texts.edit.submit}
    >
      <Fields />
    </CallForm>
  );
}

function Fields() {
  return (
    <>
      <TextField
        name="url"
        label={texts.fields.url}
        placeholder={texts.fields.urlExample}
        type="url"
        inputMode="url"
        required
        autoComplete="off"
      />
      <TextField name="description" label={texts.fields.description} autoComplete="off" />
      <Types />
    </>
  );
}

/** The form field `types`. */
function Types() {
  const field = useField('types');
  const isEmpty = (field.value as string[]).length === 0;
  return (
    <MultiSelect
      label={texts.fields.events}
      description={texts.fields.eventsHint}
      placeholder={isEmpty ? texts.allEvents : undefined}
      clearable
      {...useEventChoice()}
      {...field}
    />
  );
}

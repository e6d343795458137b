import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';

import { Dialog } from '#client/app/dialog.tsx';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { SecretDialog } from '#client/app/secret-dialog.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { CreateApiKey } from '#shared/api-key.ts';

import { ScopeChoice } from './scope-choice.tsx';
import { texts } from './texts.ts';

export function CreateKey() {
  const [opened, { open, close }] = useDisclosure();
  const [key, setKey] = useState<string | null>(null);
  const onCreated = (created: string) => {
    close();
    setKey(created);
  };
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        {texts.create.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.create.title}>
        <CreateForm onCreated={onCreated} />
      </Dialog>
      <SecretDialog secret={key} {...texts.created} onDone={() => setKey(null)} />
    </>
  );
}

const DAY = 86_400;
const lifetimes = [
  { value: String(30 * DAY), label: texts.lifetimes.month },
  { value: String(90 * DAY), label: texts.lifetimes.quarter },
  { value: String(365 * DAY), label: texts.lifetimes.year },
  { value: '', label: texts.lifetimes.never },
];

const networksOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** The networks are one text field. */
const KeyForm = CreateApiKey.required({ scopes: true }).extend({
  networks: z
    .string()
    .refine((text) => CreateApiKey.shape.networks.safeParse(networksOf(text)).success, texts.create.networksInvalid)
    .optional(),
});

function CreateForm({ onCreated }: { onCreated: (key: string) => void }) {
  const [seconds, setSeconds] = useState(lifetimes[1]!.value);
  const create = trpc.apiKey.create.useMutation({ onSuccess: ({ key }) => onCreated(key) });
  const call = {
    mutateAsync: ({ networks = '', ...input }: z.input<typeof KeyForm>) =>
      create.mutateAsync({ ...input, networks: networksOf(networks) }),
  };
  return (
    <CallForm
      schema={KeyForm}
      call={call}
      fixed={{ expiresIn: seconds === '' ? null : Number(seconds) }}
      action={texts.create.submit}
    >
      <TextField
        name="name"
        label={texts.create.name}
        description={texts.create.nameHint}
        required
        autoComplete="off"
      />
      <ScopeChoice />
      <Select
        label={texts.create.expiry}
        data={lifetimes}
        value={seconds}
        onChange={(value) => setSeconds(value ?? '')}
        allowDeselect={false}
      />
      <TextField
        name="networks"
        label={texts.create.networks}
        description={texts.create.networksHint}
        autoComplete="off"
      />
    </CallForm>
  );
}

import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';

import { Dialog } from '#client/console/parts/dialog.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { CreateApiKey } from '#shared/api-keys/schemas.ts';
import { ServiceScope } from '#shared/lib/scopes.ts';

import { texts } from './texts.ts';

interface NewKey<Scope> {
  name?: string | undefined;
  scopes: Scope[];
  /** Seconds; null if the key does not expire. */
  expiresIn: number | null;
  networks: string[];
}

interface CreateKeyProps<Scope> {
  create: (key: NewKey<Scope>) => Promise<{ key: string }>;
  /** The field for `scopes`, which offers no others than those of the call. */
  scopeChoice: ReactNode;
}

/** The button that creates a key, with its dialogs. */
export function CreateKey<Scope extends ServiceScope>({ create, scopeChoice }: CreateKeyProps<Scope>) {
  const [opened, { open, close }] = useDisclosure();
  const [key, setKey] = useState<string | null>(null);
  const createAndShow = async (input: NewKey<Scope>) => {
    const created = await create(input);
    close();
    setKey(created.key);
  };
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        {texts.create.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.create.title} size="lg">
        <KeyForm create={createAndShow} scopeChoice={scopeChoice} />
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
const KeyFields = z.object({
  name: CreateApiKey.shape.name,
  scopes: z.array(ServiceScope),
  networks: z
    .string()
    .refine((text) => CreateApiKey.shape.networks.safeParse(networksOf(text)).success, texts.create.networksInvalid)
    .optional(),
});

function KeyForm<Scope extends ServiceScope>({
  create,
  scopeChoice,
}: {
  create: (key: NewKey<Scope>) => Promise<unknown>;
  scopeChoice: ReactNode;
}) {
  const [seconds, setSeconds] = useState(lifetimes[1]!.value);
  const expiresIn = seconds === '' ? null : Number(seconds);
  const call = {
    mutateAsync: ({ networks = '', scopes, name }: z.input<typeof KeyFields>) =>
      create({ name, scopes: scopes as Scope[], expiresIn, networks: networksOf(networks) }),
  };
  return (
    <CallForm schema={KeyFields} call={call} action={texts.create.submit}>
      <TextField
        name="name"
        label={texts.create.name}
        description={texts.create.nameHint}
        required
        autoComplete="off"
      />
      {scopeChoice}
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

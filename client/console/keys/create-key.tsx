import { Button, Paper, Select, SimpleGrid, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';

import { CancelButton } from '#client/components/lib/single-flight.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Screen } from '#client/page/screen.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { CreateApiKey } from '#shared/api-keys/schemas.ts';
import { ServiceScope } from '#shared/lib/scopes.ts';

import { texts } from '#client/components/texts/api-keys/key-texts.ts';

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
  /** The key was created and copied, or is not wanted any more. */
  onClose: () => void;
}

/** The form for a new key, in place of the list: what it may do is beside what it is called. */
export function CreateKey<Scope extends ServiceScope>({ create, scopeChoice, onClose }: CreateKeyProps<Scope>) {
  const [key, setKey] = useState<string | null>(null);
  return (
    <Screen title={texts.create.title}>
      <Paper p="lg" className="wide-form">
        <CancelButton
          value={
            <Button variant="default" onClick={onClose}>
              {partTexts.confirm.cancel}
            </Button>
          }
        >
          <KeyForm
            create={async (input: NewKey<Scope>) => setKey((await create(input)).key)}
            isDone={key !== null}
            scopeChoice={scopeChoice}
          />
        </CancelButton>
      </Paper>
      <SecretDialog secret={key} {...texts.created} onDone={onClose} />
    </Screen>
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
  isDone,
  scopeChoice,
}: {
  create: (key: NewKey<Scope>) => Promise<unknown>;
  isDone: boolean;
  scopeChoice: ReactNode;
}) {
  const [seconds, setSeconds] = useState(lifetimes[1]!.value);
  const expiresIn = seconds === '' ? null : Number(seconds);
  const call = {
    mutateAsync: ({ networks = '', scopes, name }: z.input<typeof KeyFields>) =>
      create({ name, scopes: scopes as Scope[], expiresIn, networks: networksOf(networks) }),
  };
  return (
    <CallForm schema={KeyFields} call={call} action={texts.create.submit} finishing={isDone}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="md">
          <TextField
            name="name"
            label={texts.create.name}
            description={texts.create.nameHint}
            required
            autoComplete="off"
            isFirst
          />
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
        </Stack>
        {scopeChoice}
      </SimpleGrid>
    </CallForm>
  );
}

import { Anchor, Stack, Text } from '@mantine/core';
import { use, useState } from 'react';

import { useFeatures, type Feature } from '#client/console/feature.ts';
import { addErrorTexts } from '#client/components/text/error-message.ts';

import type { ProofFormProps, ProofMethod, ProofName } from './proof-method.ts';
import { texts } from '#client/components/texts/reauthentication-texts.ts';

const loads = new WeakMap<readonly Feature[], Promise<ProofMethod[]>>();

/** Loads the methods of all features once: `use` needs the same promise each time. */
function loadProofMethods(features: readonly Feature[]): Promise<ProofMethod[]> {
  const loading = loads.get(features) ?? Promise.all(features.map(loadOf)).then((methods) => methods.flat());
  loads.set(features, loading);
  return loading;
}

async function loadOf({ proofs: load }: Feature): Promise<readonly ProofMethod[]> {
  if (!load) return [];
  const { proofs, errors } = await load();
  addErrorTexts(errors);
  return proofs;
}

interface ProofMethodsProps extends ProofFormProps {
  /** The methods that the user can use, the preferred one first. */
  names: readonly ProofName[];
}

/** The form of one method, and links to the other ones. */
export function ProofMethods({ names, ...form }: ProofMethodsProps) {
  const installed = use(loadProofMethods(useFeatures()));
  const methods = names.flatMap((name) => installed.find((method) => method.name === name) ?? []);
  const [chosen, setChosen] = useState<ProofName | null>(null);
  const current = methods.find(({ name }) => name === chosen) ?? methods[0];
  if (!current) return null;
  const others = methods.filter((method) => method !== current);
  return (
    <Stack gap="md">
      <current.Form key={current.name} {...form} />
      {others.length > 0 ? (
        <Stack gap={6} align="center" component="nav" aria-label={texts.otherMethods}>
          {others.length > 1 ? (
            <Text size="sm" c="dimmed">
              {texts.otherMethods}
            </Text>
          ) : null}
          {others.map(({ name, label }) => (
            <Anchor key={name} component="button" type="button" size="sm" onClick={() => setChosen(name)}>
              {label}
            </Anchor>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { FormError } from '#client/console/forms/call-form.tsx';
import { Disclosure } from '#client/console/parts/disclosure.tsx';

import { ValueLines } from './change-lines.tsx';
import { EnteredValue, useEnteredValue } from './entered-value.tsx';
import { refusedValues } from './refused-values.ts';
import type { Setting } from './setting-row.tsx';
import { texts } from './texts.ts';
import { useSaveSettings, type SavedValues } from './use-save-settings.ts';

interface SaveValueProps {
  setting: Setting;
  /** After saving or removing, and without a change. */
  onClose: () => void;
}

/** The control of an option that can be saved, and behind it the lines for the file and the environment. */
export function SaveValue({ setting, onClose }: SaveValueProps) {
  const { change } = texts;
  const { path, source } = setting;
  const entered = useEnteredValue(setting);
  const [refused, setRefused] = useState<unknown>();
  const save = useSaveSettings();
  const { isPending, error, run } = useSingleFlight();
  const why = error === null ? undefined : refusedValues(error)[path];
  const note = () => setRefused(entered.value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (entered.error !== undefined || !entered.isChanged) return;
    const { value, isDefault } = entered;
    const settings = { [path]: isDefault ? null : value } as SavedValues;
    void run(() => save(settings, change.saved).then(onClose), note);
  };
  const remove = () => void run(() => save({ [path]: null }, change.removed).then(onClose), note);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {error !== null && why === undefined ? <FormError error={error} /> : null}
        <EnteredValue
          setting={setting}
          entered={entered}
          refused={entered.value === refused ? why : undefined}
          defaultHint={change.atDefault}
        />
        <Group gap="sm" justify="flex-end">
          {source === 'saved' ? (
            <Button variant="default" disabled={isPending} onClick={remove} me="auto">
              {change.remove}
            </Button>
          ) : null}
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {partTexts.confirm.cancel}
          </Button>
          <Button type="submit" loading={isPending} disabled={entered.error !== undefined || !entered.isChanged}>
            {change.save}
          </Button>
        </Group>
        <Disclosure title={change.instead}>
          <Text size="sm" c="dimmed">
            {change.insteadHint}
          </Text>
          <ValueLines setting={setting} entered={entered} />
        </Disclosure>
      </Stack>
    </form>
  );
}

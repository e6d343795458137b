import { MultiSelect, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';

import type { Draft } from './option-value.ts';
import type { Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

interface ChangeControlProps {
  input: Setting['input'];
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

/** The control for a value of its kind. */
export function ChangeControl({ input, draft, error, onChange }: ChangeControlProps) {
  const { change } = texts;
  const field = { label: change.value, error, 'data-autofocus': true };
  if (typeof draft === 'boolean') {
    return (
      <Switch
        data-autofocus
        label={draft ? change.on : change.off}
        aria-label={change.value}
        error={error}
        checked={draft}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  }
  if (Array.isArray(draft)) {
    const choices = input.choices.map(String);
    return choices.length > 0 ? (
      <MultiSelect {...field} data={choices} value={draft} onChange={onChange} hidePickedOptions />
    ) : (
      <TagsInput {...field} description={change.listHint} value={draft} onChange={onChange} splitChars={[',']} />
    );
  }
  if (input.control === 'choice') {
    const data = input.choices.map((choice) => ({ value: JSON.stringify(choice), label: String(choice) }));
    return (
      <Select
        {...field}
        data={data}
        value={draft || null}
        onChange={(next) => onChange(next ?? '')}
        allowDeselect={false}
      />
    );
  }
  if (input.control === 'json') {
    return (
      <Textarea
        {...field}
        description={change.jsonHint}
        rows={6}
        spellCheck={false}
        value={draft}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  const isNumber = input.control === 'integer' || input.control === 'number';
  return (
    <TextInput
      {...field}
      inputMode={isNumber ? 'numeric' : undefined}
      spellCheck={false}
      value={draft}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

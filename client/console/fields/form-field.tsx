import { NativeSelect, TagsInput } from '@mantine/core';

import { useField } from '#client/console/forms/call-form.tsx';
import { CheckField, TextField } from '#client/console/forms/fields.tsx';
import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { texts } from '#client/components/texts/additional-field-texts.ts';

/** The input of an additional field. */
export function FormField({ field }: { field: FieldFacts }) {
  const { name, label, type } = field;
  const props = { name, label };
  if (typeof type !== 'string') return <ChoiceField {...props} choices={type} canBeEmpty={!field.required} />;
  if (type === 'boolean') return <CheckField name={name} label={label} />;
  if (type === 'string[]' || type === 'number[]') return <ListField {...props} />;
  if (type === 'date') return <TextField {...props} type="date" />;
  return <TextField {...props} {...(type === 'number' ? { inputMode: 'decimal' as const } : {})} />;
}

interface InputProps {
  name: string;
  label: string;
}

function ChoiceField({
  choices,
  canBeEmpty,
  ...props
}: InputProps & { choices: readonly string[]; canBeEmpty: boolean }) {
  const field = useField(props.name);
  const empty = { value: '', label: canBeEmpty ? texts.notSet : texts.choose };
  return (
    <NativeSelect
      {...props}
      {...field}
      withAsterisk={false}
      data={canBeEmpty || !field.value ? [empty, ...choices] : choices}
    />
  );
}

function ListField(props: InputProps) {
  const { value, ...field } = useField(props.name);
  return (
    <TagsInput
      {...props}
      {...field}
      withAsterisk={false}
      description={texts.severalHint}
      value={Array.isArray(value) ? value : []}
    />
  );
}

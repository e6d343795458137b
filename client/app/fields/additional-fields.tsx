import { DataList, Select, TagsInput } from '@mantine/core';

import { Card } from '#client/app/card.tsx';
import { CallForm, useField } from '#client/app/forms/call-form.tsx';
import { CheckField, TextField } from '#client/app/forms/fields.tsx';
import type { Values } from '#client/app/forms/form-values.ts';
import { pageLocale } from '#client/app/text/localized.ts';
import { notifySuccess } from '#client/app/text/toast.ts';
import type { FieldFacts } from '#shared/field-facts.ts';

import { changesOf, formSchema, formValues, textOf, valueOf } from './form-fields.ts';
import { texts } from './texts.ts';

interface AdditionalFieldsProps {
  fields: readonly FieldFacts[];
  /** The record that has the values. */
  record: object;
  /** The others are shown. */
  canEdit: (field: FieldFacts) => boolean;
  update: (changes: Values) => Promise<unknown>;
}

/** A card with the additional fields of a record; nothing without fields. */
export function AdditionalFields({ fields, record, canEdit, update }: AdditionalFieldsProps) {
  if (fields.length === 0) return null;
  const editable = fields.filter(canEdit);
  const others = fields.filter((field) => !editable.includes(field));
  return (
    <Card title={texts.title}>
      {others.length > 0 ? (
        <DataList labelWidth={160}>
          {others.map(({ name, label, type }) => (
            <DataList.Item key={name}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>
                {shownValue(type, valueOf(record, name))}
              </DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      ) : null}
      {editable.length > 0 ? <FieldsForm fields={editable} record={record} update={update} /> : null}
    </Card>
  );
}

function FieldsForm({ fields, record, update }: Omit<AdditionalFieldsProps, 'canEdit'>) {
  const initialValues = formValues(fields, record);
  const call = {
    mutateAsync: async (entered: Values) => {
      const changes = changesOf(fields, entered, initialValues);
      if (Object.keys(changes).length > 0) await update(changes);
      notifySuccess(texts.saved);
    },
  };
  return (
    <CallForm schema={formSchema(fields)} call={call} initialValues={initialValues} action={texts.submit}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </CallForm>
  );
}

function FormField({ field: { name, label, type, required } }: { field: FieldFacts }) {
  if (typeof type !== 'string') return <ChoiceField name={name} label={label} choices={type} required={required} />;
  if (type === 'boolean') return <CheckField name={name} label={label} />;
  if (type === 'string[]' || type === 'number[]') return <ListField name={name} label={label} />;
  if (type === 'date') return <TextField name={name} label={label} type="date" />;
  return <TextField name={name} label={label} {...(type === 'number' ? { inputMode: 'decimal' as const } : {})} />;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: readonly string[];
  required: boolean;
}

function ChoiceField({ name, label, choices, required }: ChoiceFieldProps) {
  const { value, ...props } = useField(name);
  return (
    <Select
      label={label}
      data={[...choices]}
      value={value || null}
      clearable={!required}
      allowDeselect={false}
      {...props}
    />
  );
}

function ListField({ name, label }: { name: string; label: string }) {
  const { value, ...props } = useField(name);
  return (
    <TagsInput
      label={label}
      description={texts.severalHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={Array.isArray(value) ? value : []}
      {...props}
    />
  );
}

const dateFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });

function shownValue(type: FieldFacts['type'], value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return texts.notSet;
  if (type === 'boolean') return value === true ? texts.yes : texts.no;
  if (type === 'date') return dateFormat.format(new Date(textOf(value)));
  return Array.isArray(value) ? value.join(', ') : textOf(value);
}

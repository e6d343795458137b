import { DataList } from '@mantine/core';

import { Card } from '#client/console/parts/card.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import type { Values } from '#client/console/forms/form-values.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { FormField } from './form-field.tsx';
import { changesOf, formSchema, formValues, textOf, valueOf } from './form-fields.ts';
import { texts } from '#client/components/texts/additional-field-texts.ts';

export interface FieldsCardProps {
  fields: readonly FieldFacts[];
  /** The record that has the values. */
  record: object;
  /** The others are shown. */
  canEdit: (field: FieldFacts) => boolean;
  /** Absent if the fields belong to the form around the card. */
  update?: (changes: Values) => Promise<unknown>;
}

/** A card with the additional fields of a record. */
export function FieldsCard({ fields, record, canEdit, update }: FieldsCardProps) {
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
      {update && editable.length > 0 ? <FieldsForm fields={editable} record={record} update={update} /> : null}
      {update ? null : editable.map((field) => <FormField key={field.name} field={field} />)}
    </Card>
  );
}

function FieldsForm({ fields, record, update }: Required<Omit<FieldsCardProps, 'canEdit'>>) {
  const initialValues = formValues(fields, record);
  const call = {
    mutateAsync: async (entered: Values) => {
      const changes = changesOf(fields, entered, initialValues);
      if (Object.keys(changes).length > 0) await update(changes);
      notifySuccess(texts.saved);
    },
  };
  return (
    <CallForm schema={formSchema(fields)} call={call} initialValues={initialValues} action={texts.submit} isEdit>
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </CallForm>
  );
}

const dateFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });

function shownValue(type: FieldFacts['type'], value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return texts.notSet;
  if (type === 'boolean') return value === true ? texts.yes : texts.no;
  if (type === 'date') return dateFormat.format(new Date(textOf(value)));
  return Array.isArray(value) ? value.join(', ') : textOf(value);
}

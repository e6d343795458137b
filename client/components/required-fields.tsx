import { useId, type ReactElement } from 'react';

import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { CheckField, Field } from './ui/fields.tsx';
import { useFieldError, type Typed } from './ui/form.tsx';
import { useTexts } from './settings.tsx';
import { texts as componentTexts } from './texts.ts';

/** The additional fields without which a record cannot be created. */
export function RequiredFields({ fields }: { fields: readonly FieldFacts[] }): ReactElement {
  const { commas } = useTexts('components', componentTexts);
  return (
    <>
      {fields.map(({ name, label, type }) => {
        const props = { name, label, required: true };
        if (typeof type !== 'string') return <ChoiceField key={name} {...props} choices={type} />;
        if (type === 'boolean') return <CheckField key={name} name={name} label={label} />;
        if (type === 'date') return <Field key={name} {...props} type="date" />;
        if (type === 'number') return <Field key={name} {...props} type="number" step="any" inputMode="decimal" />;
        return <Field key={name} {...props} hint={type === 'string' ? undefined : commas} autoCapitalize="sentences" />;
      })}
    </>
  );
}

/** What the call gets for the typed values of these fields. */
export function requiredValues(fields: readonly FieldFacts[], typed: Typed): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, type }) => [name, valueOf(type, typed[name] ?? '')]));
}

function valueOf(type: FieldFacts['type'], text: string): unknown {
  if (type === 'boolean') return text === 'on';
  if (type === 'number') return Number(text);
  if (type !== 'string[]' && type !== 'number[]') return text;
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  return type === 'string[]' ? items : items.map(Number);
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  required: boolean;
  choices: readonly string[];
}

function ChoiceField({ name, label, required, choices }: ChoiceFieldProps): ReactElement {
  const id = useId();
  const { error, clear } = useFieldError(name);
  return (
    <div className="gh-field">
      <div className="gh-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="gh-input" data-invalid={error ? true : undefined}>
        <select
          id={id}
          name={name}
          required={required}
          className="gh-select"
          defaultValue=""
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={clear}
        >
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
      {error ? (
        <p id={`${id}-error`} className="gh-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

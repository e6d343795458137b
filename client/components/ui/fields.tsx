import {
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type SelectHTMLAttributes,
} from 'react';

import { FACTOR_DIGITS, sendCompleteCode } from '#client/components/lib/complete-code.ts';
import { texts as errorTexts } from '#client/components/texts/validation-texts.ts';
import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';

import { useFieldError } from './form.tsx';
import { Icon, eyeIcon } from './icons.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** Has the focus when its view shows. */
  isFirst?: boolean;
  /** What is wrong with the value, beside what the form finds. */
  problem?: ReactNode;
  /** Inside the field, at its end. */
  end?: ReactNode;
}

/** A text field with its label, hint and error. */
export function Field({
  name,
  label,
  hint,
  aside,
  end,
  problem,
  isFirst = false,
  onChange,
  ...input
}: FieldProps): ReactElement {
  const id = useId();
  const { error, clear } = useFieldError(name);
  const wrong = problem ?? error;
  // The rule stays beside the error, which may be that rule.
  const notes = [
    { className: 'gh-error', text: wrong },
    { className: 'gh-hint', text: wrong === hint ? undefined : hint },
  ].filter(({ text }) => Boolean(text));
  return (
    <div className="gh-field">
      <div className="gh-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="gh-input" data-invalid={wrong ? true : undefined}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...(isFirst ? { autoFocus: true } : {})}
          id={id}
          name={name}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={notes.map(({ className }) => id + className).join(' ') || undefined}
          onChange={(event) => {
            clear();
            onChange?.(event);
          }}
        />
        {end}
      </div>
      {notes.map(({ className, text }) => (
        <p key={className} id={id + className} className={className}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** An email address; `label` and `type` differ where a username is accepted too. */
export function EmailField(props: Partial<FieldProps>): ReactElement {
  const texts = useTexts('fields', fieldTexts);
  return (
    <Field
      name="email"
      label={texts.fields.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      {...props}
    />
  );
}

/** A password, which a button shows. */
export function PasswordField(props: FieldProps): ReactElement {
  const texts = useTexts('fields', fieldTexts);
  const [isShown, setShown] = useState(false);
  return (
    <Field
      required
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="gh-reveal"
          aria-label={texts.fields.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={eyeIcon} />
        </button>
      }
    />
  );
}

/** A new password, with its minimum length. */
export function NewPasswordField({ options, ...props }: FieldProps & { options: PublicOptions }): ReactElement {
  const { minPasswordLength, maxPasswordLength } = options.emailAndPassword;
  const { minLength } = useTexts('validation', errorTexts);
  return (
    <PasswordField
      autoComplete="new-password"
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      hint={minLength(minPasswordLength)}
      {...props}
    />
  );
}

interface CodeFieldProps extends FieldProps {
  /** Letters instead of digits. */
  letters?: boolean;
  /** Digits after which the form is sent; null if the length is not known, or if the form has other fields. */
  length?: number | null;
}

/** A code that is typed or pasted; phones fill in those they receive. */
export function CodeField({ letters = false, hint, ...props }: CodeFieldProps): ReactElement {
  const { length = letters ? null : FACTOR_DIGITS, ...input } = props;
  const { codeIsSent } = useTexts('fields', fieldTexts).fields;
  const typed = useRef('');
  return (
    <Field
      required
      autoComplete={letters ? 'off' : 'one-time-code'}
      inputMode={letters ? 'text' : 'numeric'}
      autoCorrect="off"
      hint={length === null ? hint : [hint, codeIsSent].filter(Boolean).join(' ')}
      onChange={({ currentTarget }) => {
        typed.current = sendCompleteCode(currentTarget, length, typed.current);
      }}
      {...input}
    />
  );
}

export function CheckField({
  label,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: string }): ReactElement {
  return (
    <label className="gh-check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: string;
}

/** A choice among options with its label and error. */
export function SelectField({ name, label, onChange, ...select }: SelectFieldProps): ReactElement {
  const id = useId();
  const { error, clear } = useFieldError(name);
  return (
    <div className="gh-field">
      <div className="gh-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="gh-input" data-invalid={error ? true : undefined}>
        <select
          className="gh-select"
          {...select}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            clear();
            onChange?.(event);
          }}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} className="gh-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

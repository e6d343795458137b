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
  /** Whether the hint says what the value has; it is announced when it changes. */
  isMet?: boolean;
}

interface FrameProps {
  id: string;
  label: string;
  aside?: ReactNode;
  wrong: ReactNode;
  hint?: string | undefined;
  isMet?: boolean | undefined;
  children: ReactNode;
}

/** What stands around an input: its label, what is wrong, and its hint. */
function Frame({ id, label, aside, wrong, hint, isMet, children }: FrameProps): ReactElement {
  return (
    <div className="gh-field">
      <div className="gh-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="gh-input" data-invalid={wrong ? true : undefined}>
        {children}
      </div>
      {wrong ? (
        <p id={`${id}-error`} className="gh-error">
          {wrong}
        </p>
      ) : null}
      {hint ? (
        <p
          id={`${id}-hint`}
          className="gh-hint"
          data-met={isMet || undefined}
          aria-live={isMet === undefined ? isMet : 'polite'}
        >
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The attributes of an input with its id, and whether its value is wrong. */
const inputProps = (id: string, wrong: ReactNode, hint?: ReactNode) => ({
  id,
  'aria-invalid': wrong ? true : undefined,
  'aria-describedby': [wrong ? `${id}-error` : '', hint ? `${id}-hint` : ''].join(' ').trim() || undefined,
});

/** A text field with its label, hint and error. */
export function Field({
  name,
  label,
  hint,
  aside,
  end,
  problem,
  isMet,
  isFirst = false,
  onChange,
  ...input
}: FieldProps): ReactElement {
  const id = useId();
  const { error, clear } = useFieldError(name);
  const wrong = problem ?? error;
  // The rule stays beside the error, which may be that rule.
  const shown = wrong === hint ? undefined : hint;
  return (
    <Frame {...{ id, label, aside, wrong, isMet }} hint={shown}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...(isFirst ? { autoFocus: true } : {})}
        {...inputProps(id, wrong, shown)}
        name={name}
        onChange={(event) => {
          clear();
          onChange?.(event);
        }}
      />
      {end}
    </Frame>
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

/** A new password. Its rule is the hint, the error after a mistake, and marked once the typed password keeps it. */
export function NewPasswordField({ options, ...props }: FieldProps & { options: PublicOptions }): ReactElement {
  const { minPasswordLength: length, maxPasswordLength } = options.emailAndPassword;
  const { newPassword, minLength } = useTexts('validation', errorTexts);
  const [isMet, setMet] = useState(false);
  const rule = newPassword(length);
  return (
    <PasswordField
      autoComplete="new-password"
      minLength={length}
      maxLength={maxPasswordLength}
      data-required={rule}
      data-mismatch={rule}
      hint={isMet ? minLength(length) : rule}
      isMet={isMet}
      onChange={({ target }) => setMet(target.value.trim() !== '' && target.value.length >= length)}
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
    <Frame id={id} label={label} wrong={error}>
      <select
        className="gh-select"
        {...select}
        {...inputProps(id, error)}
        name={name}
        onChange={(event) => {
          clear();
          onChange?.(event);
        }}
      />
    </Frame>
  );
}

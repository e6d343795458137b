import { createContext, useContext, useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';

import { useSingleFlight } from '#client/app/single-flight.ts';
import { texts as validationTexts } from '#client/app/text/error-texts.ts';

import { Button } from './button.tsx';
import { useErrorMessages } from './errors.ts';
import { useTexts } from './settings.tsx';

type FieldErrors = Readonly<Record<string, string>>;

/** The typed values, by the name of the field; a checked box is `on`, several with one name are their values with commas. */
export type Typed = Readonly<Record<string, string>>;

export const FormErrors = createContext<{ errors: FieldErrors; clear: (name: string) => void }>({
  errors: {},
  clear: () => undefined,
});

interface FormProps {
  /** Makes the call. An error is shown at its field, or above the fields. */
  onSubmit: (typed: Typed) => Promise<unknown>;
  /** The label of the button. */
  action: string;
  /** The name of the form for screen readers, where a page has several. */
  label?: string;
  look?: 'main' | 'plain' | 'danger';
  /** Keeps the button pending after the call, until the next view shows. */
  finishing?: boolean;
  /** Whether the form cannot be sent yet. */
  isLocked?: boolean;
  /** Empties the fields after the call. */
  resets?: boolean;
  /** Replaces the message for an error that belongs to no field. */
  renderError?: ((error: unknown) => ReactNode) | undefined;
  children?: ReactNode;
}

/** A form of one call: it is sent once for a double click, and the first wrong field gets the focus. */
export function Form(props: FormProps): ReactElement {
  const {
    onSubmit,
    action,
    label,
    look = 'main',
    finishing = false,
    resets = false,
    isLocked = false,
    children,
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const { isPending, run } = useSingleFlight();
  const { fieldErrors } = useErrorMessages();
  const constraints = useConstraints();
  const isWaiting = isPending || finishing;

  const show = (found: FieldErrors) => {
    setErrors(found);
    fieldsOf(element.current!)
      .find(({ name }) => found[name])
      ?.focus();
  };
  const fail = (error: unknown) => {
    const form = element.current;
    const found = form ? fieldErrors(error, (name) => fieldsOf(form).some((field) => field.name === name)) : {};
    if (Object.keys(found).length > 0) show(found);
    else setFailure(error);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form is below another one in the tree of React.
    event.stopPropagation();
    if (isWaiting || isLocked) return;
    const form = event.currentTarget;
    const invalid = constraints(form);
    setFailure(null);
    show(invalid);
    if (Object.keys(invalid).length > 0) return;
    const send = async () => {
      await onSubmit(valuesOf(form));
      if (resets) form.reset();
    };
    void run(send, fail);
  };
  const { renderError = (error) => <Failure error={error} /> } = props;
  return (
    <FormErrors.Provider value={{ errors, clear: (name) => setErrors({ ...errors, [name]: '' }) }}>
      <form ref={element} className="gh-form" noValidate aria-label={label} onSubmit={submit}>
        {failure === null ? null : renderError(failure)}
        {children}
        <Button type="submit" look={look} isPending={isWaiting} disabled={isLocked}>
          {action}
        </Button>
      </form>
    </FormErrors.Provider>
  );
}

/** The message of a failed call. */
export function Failure({ error, children }: { error?: unknown; children?: ReactNode }): ReactElement {
  const { messageOf } = useErrorMessages();
  return (
    <div role="alert" className="gh-notice gh-bad">
      {children ?? messageOf(error)}
    </div>
  );
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.elements].filter(
    (element) => (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  ) as (HTMLInputElement | HTMLSelectElement)[];
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string';
}

function valuesOf(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).filter(isText).join(',')]));
}

/** Returns what is wrong with the fields by their own attributes, in the words of the components. */
function useConstraints(): (form: HTMLFormElement) => FieldErrors {
  const texts = useTexts('validation', validationTexts);
  return (form) =>
    Object.fromEntries(
      fieldsOf(form).flatMap((field): [string, string][] => {
        const { name, value, required, validity, dataset } = field;
        const requiredTexts: Readonly<Record<string, string>> = texts.requiredFields;
        if (value.trim() === '') {
          return required ? [[name, dataset['required'] ?? requiredTexts[name] ?? texts.required]] : [];
        }
        if (validity.typeMismatch) {
          return [[name, field.type === 'email' ? texts.errors.INVALID_EMAIL : texts.invalidUrl]];
        }
        const minLength = field instanceof HTMLInputElement ? field.minLength : 0;
        return minLength > 0 && value.length < minLength ? [[name, texts.minLength(minLength)]] : [];
      }),
    );
}

/** The error of a field, and how to clear it. */
export function useFieldError(name: string): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(FormErrors);
  return { error: errors[name], clear: () => (errors[name] ? clear(name) : undefined) };
}

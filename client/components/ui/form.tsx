import {
  createContext,
  useContext,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { typedMistake } from '#client/components/lib/typed-mistake.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as validationTexts } from '#client/components/texts/validation-texts.ts';

import { Button } from './button.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useErrorMessages } from '#client/components/errors.ts';
import { useTexts } from '#client/components/settings.tsx';

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
  variant?: 'primary' | 'plain' | 'danger';
  /** Keeps the button pending after the call, until the next view shows. */
  finishing?: boolean;
  /** Whether the form cannot be sent yet. */
  isLocked?: boolean;
  /** Replaces the message for an error that belongs to no field. */
  renderError?: ((error: unknown) => ReactNode) | undefined;
  children?: ReactNode;
}

/** A form of one call: it is sent once for a double click, and the first wrong field gets the focus. */
export function Form(props: FormProps): ReactElement {
  const { onSubmit, action, label, variant = 'primary', finishing = false, isLocked = false, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const { isPending, run } = useSingleFlight();
  const { fieldErrors } = useErrorMessages();
  const constraint = useConstraints();
  const isWaiting = isPending || finishing;
  const [wasSubmitted, setSubmitted] = useState(false);

  const show = (found: FieldErrors) => {
    setErrors(found);
    const first = fieldsOf(element.current!).find(({ name }) => found[name]);
    first?.focus();
    // A wrong password or code is typed anew.
    if (first instanceof HTMLInputElement && (first.type === 'password' || first.inputMode === 'numeric'))
      first.select();
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
    setSubmitted(true);
    const form = event.currentTarget;
    const invalid = Object.fromEntries(
      fieldsOf(form).flatMap((field): [string, string][] => {
        const error = constraint(field);
        return error === undefined ? [] : [[field.name, error]];
      }),
    );
    setFailure(null);
    show(invalid);
    if (Object.keys(invalid).length > 0) return;
    void run(() => onSubmit(valuesOf(form)), fail);
  };
  /** A field that the user leaves is checked, unless it is empty. Browsers fill in passwords, whose rule stands below them: not before the form is sent. */
  const checkTyped = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // An error would move the button from under the pointer before the click ends.
    if (relatedTarget?.matches('button, summary')) return;
    const field = fieldsOf(currentTarget).find((each) => each === (target as Element));
    if (!field || field.value.trim() === '' || (field.type === 'password' && !wasSubmitted)) return;
    const error = constraint(field);
    if (error !== undefined) setErrors((shown) => ({ ...shown, [field.name]: error }));
  };
  const { renderError = (error) => <Failure error={error} /> } = props;
  return (
    <FormErrors.Provider value={{ errors, clear: (name) => setErrors({ ...errors, [name]: '' }) }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The event of its fields bubbles. */}
      <form ref={element} className="gh-form" noValidate aria-label={label} onSubmit={submit} onBlur={checkTyped}>
        {failure === null ? null : renderError(failure)}
        {children}
        <DialogFooter>
          <Button type="submit" variant={variant} isPending={isWaiting} disabled={isLocked}>
            {action}
          </Button>
        </DialogFooter>
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

type FormField = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (element) => (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  ) as FormField[];
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string';
}

function valuesOf(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(names.map((name) => [name, data.getAll(name).filter(isText).join(',')]));
}

/** Returns what is wrong with a field by its own attributes, in the words of the components; undefined if nothing is. */
function useConstraints(): (field: FormField) => string | undefined {
  const texts = useTexts('validation', validationTexts);
  return (field) => {
    const { name, value, required, dataset } = field;
    const requiredTexts: Readonly<Record<string, string>> = texts.requiredFields;
    if (value.trim() === '')
      return required ? (dataset['required'] ?? requiredTexts[name] ?? texts.required) : undefined;
    const mistake = typedMistake(field);
    if (mistake === null) return undefined;
    if (mistake === 'email') return texts.errors.INVALID_EMAIL;
    if (mistake === 'url') return texts.invalidUrl;
    return dataset['mismatch'] ?? texts.minLength((field as HTMLInputElement).minLength);
  };
}

/** The error of a field, and how to clear it. */
export function useFieldError(name: string): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(FormErrors);
  return { error: errors[name], clear: () => (errors[name] ? clear(name) : undefined) };
}

import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDidUpdate } from '@mantine/hooks';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import type { z } from 'zod';

import {
  constraintErrors,
  inputsOf,
  schemaErrors,
  storableValues,
  typedError,
  toInput,
  type Field,
  type FieldErrors,
  type Values,
} from './form-values.ts';
import { EditBar } from './edit-bar.tsx';
import { useDraft } from '#client/components/lib/use-draft.ts';
import { CancelButton, InDialog, useSingleFlight } from '#client/components/lib/single-flight.ts';
import { fieldErrorsOf, errorMessage } from '#client/components/text/error-message.ts';

type FormState = Pick<
  ReturnType<typeof useForm<Values>>,
  | 'values'
  | 'errors'
  | 'getInputProps'
  | 'setFieldValue'
  | 'clearFieldError'
  | 'setValues'
  | 'setInitialValues'
  | 'isDirty'
  | 'resetDirty'
>;

const CurrentForm = createContext<FormState | null>(null);

/** The state of the enclosing form. */
export function useCurrentForm(): FormState {
  const form = useContext(CurrentForm);
  if (!form) throw new Error('A field is outside of a form');
  return form;
}

/** The props of a text field or, with `type: 'checkbox'`, of a checkbox. */
export function useField(name: string, type: 'input' | 'checkbox' = 'input') {
  const props = useCurrentForm().getInputProps(name, { type });
  return type === 'checkbox' ? { ...props, name } : { ...props, name, value: props.value ?? '' };
}

interface CallFormProps<Schema extends z.ZodType> {
  /** The call's own input schema. */
  schema: Schema;
  call: { mutateAsync: (input: z.input<Schema>) => Promise<unknown> };
  /** The button's label. */
  action: string;
  /** Replaces it, if the label depends on the values. */
  label?: string;
  /** The initial values of the fields. A field that had a value and is emptied is sent as null. */
  initialValues?: Values;
  /** Input that has no field. */
  fixed?: Partial<z.input<Schema>>;
  onValuesChange?: (values: Values) => void;
  /** Keeps the button loading after the call, until the next screen shows. */
  finishing?: boolean;
  /** Clears the form after the call. */
  resets?: boolean;
  /** Whether it changes saved values on a page: it has no button but in a bar, while something is changed. */
  isEdit?: boolean;
  color?: string;
  fullWidth?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
  /** Replaces the alert for an error that belongs to no field. */
  renderError?: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * A form of one call, validated with the call's schema on submit. Afterwards an invalid field is validated again on blur,
 * and its error is removed when it changes. Only submitting moves the focus.
 */
export function CallForm<Schema extends z.ZodType>(props: CallFormProps<Schema>) {
  const { schema, call, action, initialValues = {}, fixed, finishing = false, resets = false, isEdit = false } = props;
  const element = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<string[]>([]);
  const [generalError, setGeneralError] = useState<unknown>(null);
  const { isPending, run } = useSingleFlight();
  const inputFrom = (values: Values) => ({ ...toInput(values, form.getInitialValues()), ...fixed });
  const form = useForm<Values>({
    initialValues,
    onValuesChange: props.onValuesChange,
    validate: (values): FieldErrors => ({
      ...schemaErrors(schema, inputFrom(values)),
      ...constraintErrors(element.current!),
    }),
    validateInputOnBlur: invalid,
  });
  useInitialValues(form, initialValues);
  useDraft<Values>({
    form: JSON.stringify([action, fixed, initialValues]),
    read: () => (form.isDirty() ? storableValues(element.current!, form.getValues()) : undefined),
    restore: (typed) => form.setValues(typed),
  });
  useFocusInDialog(element);

  const focusFirst = (errors: FieldErrors) => {
    const wrong = inputsOf(element.current!).filter(({ name }) => errors[name]);
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
  };
  const showError = (error: unknown, focused: Element | null) => {
    const hasField = (name: string) => inputsOf(element.current!).some((input) => input.name === name);
    const errors = fieldErrorsOf(error, hasField);
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) setGeneralError(error);
    // Keeps the focus of a user who has moved on to another field.
    else if (document.activeElement === focused) focusFirst(errors);
  };
  const submit = async (values: Values) => {
    setInvalid([]);
    setGeneralError(null);
    const focused = document.activeElement;
    // The schema has accepted these values.
    const send = () => call.mutateAsync(inputFrom(values) as z.input<Schema>);
    await run(
      async () => {
        await send();
        if (resets) form.reset();
        else markSaved(form, values);
      },
      (error) => showError(error, focused),
    );
  };
  const onInvalid = (errors: object) => {
    setInvalid(Object.keys(errors));
    setGeneralError(null);
    focusFirst(errors as FieldErrors);
  };
  /** A field that the user leaves is checked, unless it is empty. */
  const checkTyped = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = inputsOf(element.current!).find((input) => input === (target as Element));
    const error = field && isCheckedOnBlur(field) ? typedError(field) : null;
    if (field && error !== null) form.setFieldError(field.name, error);
  };
  const isWaiting = isPending || finishing;
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    isWaiting ? event.preventDefault() : form.onSubmit(submit, onInvalid)(event);

  const discard = () => {
    form.setValues(initialValues);
    form.resetDirty(initialValues);
    form.clearErrors();
    setInvalid([]);
    setGeneralError(null);
  };

  const cancel = useContext(CancelButton);
  const { renderError = (error) => <FormError error={error} />, fullWidth = false } = props;
  const general = generalError ? renderError(generalError) : null;
  const button = (
    <Button type="submit" loading={isWaiting} fullWidth={fullWidth && cancel === null} color={props.color}>
      {props.label ?? action}
    </Button>
  );
  return (
    <CurrentForm value={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The event of its fields bubbles. */}
      <form ref={element} className="form" noValidate onSubmit={onSubmit} onBlur={checkTyped}>
        <Stack gap="md">
          {isEdit ? null : general}
          {props.children}
          {isEdit ? (
            <EditBar error={general} isChanged={form.isDirty() || isWaiting} onDiscard={discard}>
              {button}
            </EditBar>
          ) : cancel !== null ? (
            <Group justify="flex-end" gap="sm" className="dialog-footer">
              <div style={{ marginInlineEnd: 'auto' }}>{props.aside}</div>
              {cancel}
              {button}
            </Group>
          ) : fullWidth ? (
            button
          ) : (
            <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
              {button}
              {props.aside}
            </div>
          )}
        </Stack>
      </form>
    </CurrentForm>
  );
}

/** A password is checked on submit only: browsers fill it in, and its rule stands below it. */
const isCheckedOnBlur = ({ type }: Field) => type !== 'password';

/** An error that belongs to no field. */
export function FormError({ error, children }: { error?: unknown; children?: ReactNode }) {
  return (
    <Alert color="red" role="alert" variant="light">
      {children ?? errorMessage(error)}
    </Alert>
  );
}

/** Later input is compared with these values: what differs is unsaved, and what is emptied had a value. */
function markSaved(form: FormState, values: Values): void {
  form.setInitialValues(values);
  form.resetDirty(values);
}

/** Follows new initial values, such as the saved ones, unless the form was edited meanwhile. */
function useInitialValues(form: FormState, initialValues: Values): void {
  useDidUpdate(() => {
    if (!form.isDirty()) form.setValues(initialValues);
    markSaved(form, initialValues);
  }, [JSON.stringify(initialValues)]);
}

/** A dialog's first field has the focus, even if the dialog opened before the field was there. */
function useFocusInDialog(element: { current: HTMLFormElement | null }): void {
  const isInDialog = useContext(InDialog);
  useEffect(() => {
    const [first] = isInDialog ? inputsOf(element.current!) : [];
    if (!first) return;
    first.dataset['autofocus'] = 'true';
    first.focus();
  }, [isInDialog, element]);
}

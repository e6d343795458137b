import { Alert, Button, Stack } from '@mantine/core';
import { createContext, useContext, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';

import { fieldErrorsOf, wordsFor, wordsForIssue } from '#client/app/text/words.ts';

type FieldErrors = Record<string, string>;

interface FormContext {
  errors: FieldErrors;
  /** A person is putting it right: what was said about it no longer holds. */
  forgive: (name: string) => void;
}

const CurrentForm = createContext<FormContext>({ errors: {}, forgive: () => undefined });

/** What a field of a form needs to show its error. */
export function useField(name: string) {
  const { errors, forgive } = useContext(CurrentForm);
  return { name, error: errors[name], onChange: () => forgive(name) };
}

/** The part of a tRPC mutation that a form uses. */
interface FormCall<Input> {
  mutate: (input: Input) => void;
  isPending: boolean;
  error: unknown;
}

interface CallFormProps<Schema extends z.ZodType> {
  /** The call's own input schema. */
  schema: Schema;
  call: FormCall<z.input<Schema>>;
  /** What the button says. */
  action: string;
  /** Input that the person does not type. */
  fixed?: Partial<z.input<Schema>>;
  /** Keeps the button waiting after the call, until what follows from it shows. */
  finishing?: boolean;
  color?: string;
  fullWidth?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form that makes one call: checked by the call's schema first, every error beside its field and in words. */
export function CallForm<Schema extends z.ZodType>(props: CallFormProps<Schema>) {
  const { schema, call, action, fixed, finishing = false, color, fullWidth = false, aside, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    const hasField = (name: string) => isField(form.current?.elements.namedItem(name));
    if (call.error) setErrors(fieldErrorsOf(call.error, hasField));
  }, [call.error]);

  useEffect(() => {
    inputsOf(form.current!)
      .find(({ name }) => errors[name])
      ?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (call.isPending || finishing) return;
    const values = { ...valuesOf(form.current!), ...fixed };
    const found = { ...issuesOf(schema, values), ...constraintsBroken(form.current!) };
    setErrors(found);
    // The schema has just accepted these values as its input.
    if (Object.keys(found).length === 0) call.mutate(values as z.input<Schema>);
  };

  const forgive = (name: string) => {
    if (errors[name])
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
  };
  const isGeneral = call.error && !call.isPending && Object.keys(errors).length === 0;
  const button = (
    <Button type="submit" loading={call.isPending || finishing} fullWidth={fullWidth} color={color}>
      {action}
    </Button>
  );
  return (
    <CurrentForm value={{ errors, forgive }}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <Stack gap="md">
          {isGeneral ? (
            <Alert color="red" role="alert" variant="light">
              {wordsFor(call.error)}
            </Alert>
          ) : null}
          {children}
          {fullWidth ? (
            button
          ) : (
            <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
              {button}
              {aside}
            </div>
          )}
        </Stack>
      </form>
    </CurrentForm>
  );
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function inputsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field => isField(element) && element.name !== '');
}

/** What is left empty is absent, unless the field says that empty means null. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(
    inputsOf(form)
      .map((input): [string, unknown] => {
        if (input instanceof HTMLInputElement && input.type === 'checkbox') return [input.name, input.checked];
        return [input.name, input.value === '' ? emptyValue(input) : input.value];
      })
      .filter(([, value]) => value !== undefined),
  );
}

function emptyValue({ dataset }: Field): null | undefined {
  return dataset['empty'] === 'null' ? null : undefined;
}

function issuesOf(schema: z.ZodType, values: unknown): FieldErrors {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), wordsForIssue(issue)]));
}

/** What the schema cannot know: that a field must be filled in, and the lengths that options set. */
function constraintsBroken(form: HTMLFormElement): FieldErrors {
  const broken = inputsOf(form).flatMap((field): [string, string][] => {
    const { name, value, required } = field;
    const minLength = field instanceof HTMLInputElement ? field.minLength : 0;
    if (required && value.trim() === '') return [[name, 'Fill this in']];
    return minLength > 0 && value.length < minLength ? [[name, `At least ${minLength} characters`]] : [];
  });
  return Object.fromEntries(broken);
}

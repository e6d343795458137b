import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';

import { useField } from '#client/console/forms/call-form.tsx';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';

import { addressesProblem } from './redirect-problem.ts';

/** A pause of typing. */
const PAUSE_MS = 600;

interface AddressesFieldProps {
  name: string;
  label: string;
  description: string;
  kind: OAuthClientKind;
  placeholder?: string;
  required?: boolean;
}

/** Addresses of an application, one a line, which are checked while the user types. */
export function AddressesField({ kind, ...props }: AddressesFieldProps) {
  const { error, ...field } = useField(props.name);
  const [typed] = useDebouncedValue<string>(field.value, PAUSE_MS);
  return (
    <Textarea
      {...props}
      {...field}
      error={error ?? addressesProblem(typed, kind)}
      autosize
      minRows={2}
      maxRows={8}
      withAsterisk={false}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}

import type { TextInputProps } from '@mantine/core';

import { TextField } from './fields.tsx';

interface CodeFieldProps extends Pick<TextInputProps, 'label' | 'description'> {
  name?: string;
  /** Digits, or a backup code with letters. */
  kind?: 'digits' | 'letters';
}

/** A code that is typed or pasted once; phones fill in those they receive. */
export function CodeField({ name = 'code', kind = 'digits', ...props }: CodeFieldProps) {
  const isNumeric = kind === 'digits';
  return (
    <TextField
      name={name}
      required
      isFirst
      data-autofocus
      autoComplete={isNumeric ? 'one-time-code' : 'off'}
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      classNames={{ input: 'code-field' }}
      {...props}
    />
  );
}

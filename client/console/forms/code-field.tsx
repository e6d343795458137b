import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';

import { texts } from '#client/components/texts/app-texts.ts';

import { useField } from './call-form.tsx';
import { FACTOR_DIGITS, sendCompleteCode } from '#client/components/lib/complete-code.ts';

interface CodeFieldProps extends Pick<TextInputProps, 'label'> {
  name?: string;
  description?: string;
  /** Digits, or a backup code with letters. */
  kind?: 'digits' | 'letters';
  /** Digits after which the form is sent; null if the length is not known, or if the form has other fields. */
  length?: number | null;
}

/** A code that is typed or pasted once; phones fill in those they receive. */
export function CodeField({ name = 'code', kind = 'digits', ...props }: CodeFieldProps) {
  const isNumeric = kind === 'digits';
  const { length = isNumeric ? FACTOR_DIGITS : null, description, ...input } = props;
  const { onChange, ...field } = useField(name);
  const typed = useRef('');
  // The field has the focus of its screen.
  const focus = { autoFocus: true };
  return (
    <TextInput
      required
      withAsterisk={false}
      {...focus}
      data-autofocus
      autoComplete={isNumeric ? 'one-time-code' : 'off'}
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      classNames={{ input: 'code-field' }}
      {...input}
      description={length === null ? description : [description, texts.fields.codeIsSent].filter(Boolean).join(' ')}
      {...field}
      onChange={(event) => {
        onChange(event);
        typed.current = sendCompleteCode(event.currentTarget, length, typed.current);
      }}
    />
  );
}

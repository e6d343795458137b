import { Textarea } from '@mantine/core';

import { useField } from '#client/console/forms/call-form.tsx';

interface DocumentFieldProps {
  name: string;
  label: string;
  placeholder: string;
}

/** A text of many lines that is pasted, such as metadata or a certificate. */
export function DocumentField({ name, label, placeholder }: DocumentFieldProps) {
  return (
    <Textarea
      label={label}
      placeholder={placeholder}
      autosize
      minRows={4}
      maxRows={10}
      required
      withAsterisk={false}
      spellCheck={false}
      {...useField(name)}
    />
  );
}

import { NativeSelect, type NativeSelectProps } from '@mantine/core';

import { useField } from './call-form.tsx';

/** A choice of few: the platform's own list, which works best on a phone. */
export function SelectField({ name, ...props }: NativeSelectProps & { name: string }) {
  return <NativeSelect {...props} {...useField(name)} />;
}

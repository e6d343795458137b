import { Checkbox, Stack } from '@mantine/core';

import { useField } from '#client/console/forms/call-form.tsx';
import type { SetupScope } from '#shared/setup-links/schemas.ts';

import { texts } from './texts.ts';

/** The form field `scopes`, with those that the user may give away. */
export function ScopeFields({ offered }: { offered: readonly SetupScope[] }) {
  const { name, value, onChange, ...field } = useField('scopes');
  return (
    <Checkbox.Group
      label={texts.create.scopes}
      {...field}
      value={(value || []) as string[]}
      onChange={onChange}
      errorProps={{ mt: 6 }}
    >
      <Stack gap="xs" mt={6}>
        {offered.map((scope) => (
          <Checkbox key={scope} name={name} value={scope} label={texts.scopes[scope]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

import { Checkbox, Stack, Text } from '@mantine/core';

import { useField } from '#client/app/forms/call-form.tsx';
import type { ServiceScope } from '#shared/scopes.ts';

import { scopeTexts, texts } from './texts.ts';

export type ScopeGroup = (typeof scopeTexts)[ServiceScope][0];

interface ScopeChoiceProps {
  offered: readonly ServiceScope[];
  /** The headings of the groups. */
  groups: Readonly<Partial<Record<ScopeGroup, string>>>;
}

/** The form field `scopes`. */
export function ScopeChoice({ offered, groups }: ScopeChoiceProps) {
  const { name, ...field } = useField('scopes');
  const byGroup = Map.groupBy(offered, (scope) => scopeTexts[scope][0]);
  return (
    <Checkbox.Group label={texts.create.scopes} {...field} value={field.value || []} errorProps={{ mt: 6 }}>
      <Stack gap="sm" mt={6}>
        {[...byGroup].map(([group, scopes]) => (
          <Stack key={group} gap={6}>
            <Text size="xs" c="dimmed" fw={600}>
              {groups[group]}
            </Text>
            {scopes.map((scope) => (
              <Checkbox key={scope} name={name} value={scope} label={scopeTexts[scope][1]} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

import { Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';

import { Presets } from '#client/console/forms/presets.tsx';
import { useField } from '#client/console/forms/call-form.tsx';
import type { ServiceScope } from '#shared/lib/scopes.ts';

import { groupOf, type ScopeGroup } from '#shared/api-keys/scope-groups.ts';
import { scopeWords } from './scope-words.ts';
import { texts } from '#client/components/texts/api-keys/key-texts.ts';

interface ScopeChoiceProps {
  offered: readonly ServiceScope[];
  /** The headings of the groups. */
  groups: Readonly<Partial<Record<ScopeGroup, string>>>;
}

/** The form field `scopes`. */
export function ScopeChoice({ offered, groups }: ScopeChoiceProps) {
  const { name, ...field } = useField('scopes');
  const byGroup = Map.groupBy(offered, (scope) => groupOf(scope));
  return (
    <Checkbox.Group label={texts.create.scopes} {...field} value={field.value || []} errorProps={{ mt: 6 }}>
      <Stack gap="sm" mt={6}>
        <Presets name="scopes" all={offered} read={offered.filter((scope) => /:(read|list)$/.test(scope))} />
        {[...byGroup].map(([group, scopes]) => (
          <Stack key={group} gap={6}>
            <Text size="xs" c="dimmed" fw={500}>
              {groups[group]}
            </Text>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={6}>
              {scopes.map((scope) => (
                <Checkbox key={scope} name={name} value={scope} label={scopeWords(scope)} />
              ))}
            </SimpleGrid>
          </Stack>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

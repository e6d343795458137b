import { Checkbox, Stack, Text } from '@mantine/core';

import { useField } from '#client/app/forms/call-form.tsx';
import { usePlatformAccess } from '#client/app/forms/platform-access.ts';
import type { PlatformPermissions } from '#shared/platform-permissions.ts';
import { scopes, type GrantableScope } from '#shared/scopes.ts';

import { scopeTexts, texts } from './texts.ts';

const ADMINISTRATION = scopeTexts['user:list'][0];

/** The form field `scopes`, with those of administrators for users who have the permission. */
export function ScopeChoice() {
  const { may } = usePlatformAccess();
  const { name, ...field } = useField('scopes');
  const isOffered = (scope: GrantableScope) => scopeTexts[scope][0] !== ADMINISTRATION || may(permissionOf(scope));
  const groups = Map.groupBy(scopes.filter(isOffered), (scope) => scopeTexts[scope][0]);
  return (
    <Checkbox.Group label={texts.create.scopes} {...field} value={field.value || []} errorProps={{ mt: 6 }}>
      <Stack gap="sm" mt={6}>
        {[...groups].map(([group, offered]) => (
          <Stack key={group} gap={6}>
            <Text size="xs" c="dimmed" fw={600}>
              {group}
            </Text>
            {offered.map((scope) => (
              <Checkbox key={scope} name={name} value={scope} label={scopeTexts[scope][1]} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function permissionOf(scope: GrantableScope): PlatformPermissions {
  const [resource, action] = scope.split(':');
  return { [resource!]: [action] };
}

import { Checkbox, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import { isolated } from '#client/console/applications/isolated.ts';

import { texts } from './texts.ts';
import type { WordedScope } from './worded-scopes.ts';

interface ScopesProps {
  scopes: readonly WordedScope[];
  /** Their names. */
  allowed: readonly string[];
  onChange: (allowed: string[]) => void;
}

/** What the application will be able to do. A request for more shows what is new, and the rest on demand. */
export function Scopes({ scopes, allowed, onChange }: ScopesProps) {
  const added = scopes.filter(({ isGranted }) => !isGranted);
  const shown = added.length > 0 ? added : scopes;
  const before = added.length > 0 ? scopes.filter(({ isGranted }) => isGranted) : [];
  return (
    <div>
      <Text size="sm" fw={500} id="consent-scopes">
        {texts.scopes}
      </Text>
      <ul className="consent-scopes" aria-labelledby="consent-scopes">
        {shown.map(({ name, api, ...scope }) => (
          <li key={`${name} ${api}`}>
            {name === 'openid' ? (
              <Text size="sm">
                <IconCheck size={20} stroke={2} aria-hidden />
                {scope.words}
              </Text>
            ) : (
              <Checkbox
                label={labelOf({ name, api, ...scope })}
                checked={allowed.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...allowed, name] : allowed.filter((each) => each !== name))
                }
              />
            )}
          </li>
        ))}
      </ul>
      {before.length > 0 ? (
        <details className="consent-before">
          <summary>{texts.before}</summary>
          <Stack gap={4} component="ul" className="plain-list" mt="xs">
            {before.map((scope) => (
              <li key={`${scope.name} ${scope.api}`}>{labelOf(scope)}</li>
            ))}
          </Stack>
        </details>
      ) : null}
    </div>
  );
}

function labelOf({ words, api }: WordedScope): string {
  return api === undefined ? words : `${isolated(api)}: ${isolated(words)}`;
}

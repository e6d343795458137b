import { Checkbox, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import { wordsOf } from '#client/features/oauth-provider/words-of.ts';
import type { ApplicationScope } from '#shared/oauth-provider/scopes.ts';

import type { Interaction } from './interaction.ts';
import { texts } from './texts.ts';

interface ScopesProps {
  scopes: Interaction['scopes'];
  allowed: readonly ApplicationScope[];
  onChange: (allowed: ApplicationScope[]) => void;
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
        {shown.map(({ name }) => (
          <li key={name}>
            {name === 'openid' ? (
              <Text size="sm">
                <IconCheck size={20} stroke={2} aria-hidden />
                {wordsOf(name)}
              </Text>
            ) : (
              <Checkbox
                label={wordsOf(name)}
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
            {before.map(({ name }) => (
              <li key={name}>{wordsOf(name)}</li>
            ))}
          </Stack>
        </details>
      ) : null}
    </div>
  );
}

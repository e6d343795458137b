import { Checkbox, Stack } from '@mantine/core';

import { isolated } from '#client/console/applications/isolated.ts';
import { FixedScope, ScopeList } from '#client/console/applications/scope-list.tsx';
import { Disclosure } from '#client/console/parts/disclosure.tsx';

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
      <ScopeList title={texts.scopes}>
        {shown.map(({ name, api, ...scope }) => (
          <li key={`${name} ${api}`}>
            {name === 'openid' ? (
              <FixedScope words={scope.words} />
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
      </ScopeList>
      {before.length > 0 ? (
        <div className="consent-before">
          <Disclosure title={texts.before}>
            <Stack gap={4} component="ul" className="plain-list">
              {before.map((scope) => (
                <li key={`${scope.name} ${scope.api}`}>{labelOf(scope)}</li>
              ))}
            </Stack>
          </Disclosure>
        </div>
      ) : null}
    </div>
  );
}

function labelOf({ words, api }: WordedScope): string {
  return api === undefined ? words : `${isolated(api)}: ${isolated(words)}`;
}

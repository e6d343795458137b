import type { ReactElement } from 'react';

import { useTexts } from '#client/components/settings.tsx';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CheckField } from '#client/components/ui/fields.tsx';
import { useFieldError } from '#client/components/ui/form.tsx';
import { groupOf } from '#shared/api-keys/scope-groups.ts';

import type { Scope } from './api-key.ts';
import type { KeyOwner } from './key-owner.ts';
import { useScopeWords } from './use-scope-words.ts';

interface ScopeChoiceProps extends Pick<KeyOwner, 'scopes' | 'groups'> {
  chosen: readonly Scope[];
  onChange: (chosen: readonly Scope[]) => void;
}

/** What a key may do, in groups, with buttons for the usual choices. */
export function ScopeChoice({ scopes: offered, groups, chosen, onChange }: ScopeChoiceProps): ReactElement {
  const { create } = useTexts('keys', keyTexts);
  const { presets: labels } = useTexts('shell', shellTexts);
  const words = useScopeWords();
  const { error, clear } = useFieldError('scopes');
  const choose = (scopes: readonly Scope[]) => {
    clear();
    onChange(scopes);
  };
  const presets = {
    all: offered,
    read: offered.filter((scope) => /:(read|list)$/.test(scope)),
    none: [],
  } as const;
  return (
    <fieldset className="gh-choice">
      <legend>{create.scopes}</legend>
      <div className="gh-presets">
        {(Object.keys(presets) as (keyof typeof presets)[]).map((preset) => (
          <Button key={preset} variant="plain" small onClick={() => choose(presets[preset])}>
            {labels[preset]}
          </Button>
        ))}
      </div>
      {error ? <p className="gh-error">{error}</p> : null}
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
        const ofGroup = offered.filter((scope) => groupOf(scope) === group);
        if (ofGroup.length === 0) return null;
        return (
          <div key={group} className="gh-stack">
            <span className="gh-hint">{groups[group]}</span>
            {ofGroup.map((scope) => (
              <CheckField
                key={scope}
                name="scopes"
                label={words(scope)}
                checked={chosen.includes(scope)}
                onChange={({ target: { checked } }) =>
                  choose(checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
                }
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

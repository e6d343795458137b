import { useId, useState, type ReactElement } from 'react';

import { useTexts } from '#client/components/settings.tsx';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
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

const reads = (scope: Scope) => /:(read|list)$/.test(scope);

/** What a key may do: everything, only reading, or permissions that are chosen in groups. */
export function ScopeChoice({ scopes: offered, groups, chosen, onChange }: ScopeChoiceProps): ReactElement {
  const { create } = useTexts('keys', keyTexts);
  const words = useScopeWords();
  const id = useId();
  const [access, setAccess] = useState<keyof typeof create.access>('restricted');
  const { error, clear } = useFieldError('scopes');
  const choose = (scopes: readonly Scope[]) => {
    clear();
    onChange(scopes);
  };
  const levels = { full: offered, read: offered.filter(reads), restricted: [] } as const;
  return (
    <fieldset className="gh-choice">
      <legend>{create.scopes}</legend>
      <div className="gh-options">
        {(Object.keys(levels) as (keyof typeof levels)[]).map((level) => (
          <label key={level} className="gh-option">
            <input
              type="radio"
              name={id}
              aria-describedby={`${id}-${level}`}
              checked={level === access}
              onChange={() => {
                setAccess(level);
                choose(levels[level]);
              }}
            />
            <strong>{create.access[level].name}</strong>
            <small id={`${id}-${level}`} aria-hidden>
              {create.access[level].about}
            </small>
          </label>
        ))}
      </div>
      {error ? <p className="gh-error">{error}</p> : null}
      {access === 'restricted'
        ? (Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
            const ofGroup = offered.filter((scope) => groupOf(scope) === group);
            if (ofGroup.length === 0) return null;
            return (
              <div key={group} className="gh-stack">
                <strong className="gh-group">{groups[group]}</strong>
                <div className="gh-boxes">
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
              </div>
            );
          })
        : null}
    </fieldset>
  );
}

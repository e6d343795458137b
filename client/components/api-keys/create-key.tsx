import { useState, type ChangeEvent, type ReactElement } from 'react';

import { useEdits } from '#client/components/lib/use-edits.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { UserFacingError } from '#client/components/text/error-message.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { texts as validationTexts } from '#client/components/texts/validation-texts.ts';
import { Button } from '#client/components/ui/button.tsx';
import { CancelButton } from '#client/components/ui/dialog-footer.tsx';
import { Field, SelectField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';

import type { Scope } from './api-key.ts';
import type { KeyOwner } from './key-owner.ts';
import { ScopeChoice } from './scope-choice.tsx';

const DAY = 86_400;
/** Days. */
const lifetimes = { month: 30, quarter: 90, year: 365, never: null } as const;

const V4 = String.raw`(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:/(?:3[0-2]|[12]?\d))?`;
const V6 = String.raw`[\da-fA-F:.]*:[\da-fA-F:.]*(?:/(?:12[0-8]|1[01]\d|\d?\d))?`;
/** Addresses, and networks such as `192.0.2.0/24`, separated by commas or spaces. */
const NETWORKS = String.raw`\s*(?:${V4}|${V6})(?:[\s,]+(?:${V4}|${V6}))*[\s,]*`;

/** The networks of a text; an address is a network of its own. */
function networksOf(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => (entry.includes('/') ? entry : `${entry}/${entry.includes(':') ? 128 : 32}`));
}

interface CreateKeyProps {
  owner: KeyOwner;
  onCreated: (key: string) => void;
  onClose: () => void;
}

/** The form for a new key: what it is called, what it may do, and where it works. */
export function CreateKey({ owner, onCreated, onClose }: CreateKeyProps): ReactElement {
  const { create: texts, lifetimes: labels } = useTexts('keys', keyTexts);
  const { cancel } = useTexts('parts', partTexts).confirm;
  const { requiredFields } = useTexts('validation', validationTexts);
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [isAdvanced, setAdvanced] = useState(false);
  const { valueOf, edit, discard } = useEdits(owner.draft, {});
  const typed = (name: string) => ({
    name,
    value: valueOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit(name, target.value),
  });
  return (
    <CancelButton.Provider
      value={
        <Button variant="plain" onClick={onClose}>
          {cancel}
        </Button>
      }
    >
      <div className="gh-long-form">
        <Form
          action={texts.submit}
          onSubmit={async ({ name, expiresIn = '', networks = '' }) => {
            if (chosen.length === 0) throw new UserFacingError(requiredFields.scopes, { field: 'scopes' });
            const { key } = await owner.create({
              name,
              scopes: [...chosen],
              expiresIn: expiresIn === '' ? null : Number(expiresIn) * DAY,
              networks: networksOf(networks),
            });
            discard();
            onCreated(key);
          }}
        >
          <div className="gh-columns">
            <Field {...typed('name')} label={texts.name} hint={texts.nameHint} autoComplete="off" required isFirst />
            <SelectField name="expiresIn" label={texts.expiry} defaultValue={lifetimes.quarter}>
              {Object.entries(lifetimes).map(([lifetime, days]) => (
                <option key={lifetime} value={days ?? ''}>
                  {labels[lifetime as keyof typeof lifetimes]}
                </option>
              ))}
            </SelectField>
          </div>
          <ScopeChoice scopes={owner.scopes} groups={owner.groups} chosen={chosen} onChange={setChosen} />
          <details
            className="gh-more"
            open={isAdvanced || valueOf('networks') !== ''}
            onToggle={({ currentTarget }) => setAdvanced(currentTarget.open)}
          >
            <summary>{texts.advanced}</summary>
            <Field
              {...typed('networks')}
              label={texts.networks}
              hint={texts.networksHint}
              placeholder="192.0.2.0/24, 203.0.113.7"
              pattern={NETWORKS}
              data-mismatch={texts.networksInvalid}
              autoComplete="off"
            />
          </details>
        </Form>
      </div>
    </CancelButton.Provider>
  );
}

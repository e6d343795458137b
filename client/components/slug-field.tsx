import type { ReactElement } from 'react';

import { texts as settingsTexts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { useSlugInput } from '#client/components/lib/use-slug-input.ts';
import { SLUG_PATTERN } from '#shared/lib/slug.ts';

import { Button } from './ui/button.tsx';
import { useErrorMessages } from './errors.ts';
import { Field } from './ui/fields.tsx';
import { Icon, checkIcon } from './ui/icons.tsx';
import { useTexts } from './settings.tsx';

interface SlugFieldProps {
  value: string;
  onChange: (slug: string) => void;
  /** The organization's current slug, which counts as available. */
  current?: string;
}

/** The slug, with a check of its availability while the user types. */
export function SlugField({ value, onChange, current }: SlugFieldProps): ReactElement {
  const { fields } = useTexts('organizationSettings', settingsTexts);
  const { messageOf } = useErrorMessages();
  const { isAvailable, taken, suggestion, isForeign, edit, handlers } = useSlugInput({ value, current, onChange });
  const takenMessage = (
    <>
      {messageOf(taken)}
      {suggestion === undefined ? null : (
        <>
          {' · '}
          <Button variant="link" onClick={() => edit(suggestion)}>
            {fields.slugSuggestion(suggestion)}
          </Button>
        </>
      )}
    </>
  );
  return (
    <Field
      name="slug"
      label={fields.slug}
      value={value}
      autoComplete="off"
      maxLength={64}
      required
      pattern={SLUG_PATTERN}
      data-mismatch={fields.slugCharacters}
      problem={taken ? takenMessage : isForeign ? fields.slugCharacters : undefined}
      end={
        isAvailable ? (
          <span className="gh-mark">
            <Icon path={checkIcon} />
            <span className="gh-hidden">{fields.slugAvailable}</span>
          </span>
        ) : null
      }
      {...handlers}
    />
  );
}

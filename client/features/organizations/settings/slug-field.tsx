import { Anchor, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import { useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import { errorMessage } from '#client/components/text/error-message.ts';
import { SLUG_PATTERN } from '#shared/lib/slug.ts';

import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { useSlugInput } from '#client/components/lib/use-slug-input.ts';

interface SlugFieldProps {
  /** The organization's current slug, which counts as available. */
  current?: string;
}

/** The slug, with a check of its availability while the user types. */
export function SlugField({ current }: SlugFieldProps) {
  const form = useCurrentForm();
  const { error, ...field } = useField('slug');
  const value = String(field.value);
  const change = (slug: string) => form.setFieldValue('slug', slug);
  const { isAvailable, taken, suggestion, isForeign, edit, handlers } = useSlugInput({
    value,
    current,
    onChange: change,
  });
  const takenMessage = (
    <>
      {errorMessage(taken)}
      {suggestion === undefined ? null : (
        <>
          {' · '}
          <Anchor component="button" type="button" size="xs" onClick={() => edit(suggestion)}>
            {texts.fields.slugSuggestion(suggestion)}
          </Anchor>
        </>
      )}
    </>
  );
  return (
    <TextInput
      {...field}
      label={texts.fields.slug}
      description={`${location.host}/organizations/${value || '…'}`}
      required
      withAsterisk={false}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      pattern={SLUG_PATTERN}
      data-mismatch={texts.fields.slugCharacters}
      {...handlers}
      error={taken ? takenMessage : (error ?? (isForeign ? texts.fields.slugCharacters : undefined))}
      errorProps={{ mt: 4 }}
      rightSection={isAvailable ? <IconCheck size={16} aria-label={texts.fields.slugAvailable} /> : null}
    />
  );
}

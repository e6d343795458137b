import { useState, type ReactElement } from 'react';

import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { randomSlug, slugOf } from '#client/components/lib/slug.ts';
import { useEdits } from '#client/components/lib/use-edits.ts';
import { texts as settingsTexts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { signedInErrors } from '#client/components/errors/organizations-errors.ts';
import { texts as organizationTexts } from '#client/components/texts/organizations/organization-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { fieldInput } from '#client/components/additional-fields.tsx';
import { MoreErrors } from '#client/components/errors.ts';
import { usePublicOptions } from '#client/components/options.ts';
import { RequiredFields } from '#client/components/required-fields.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { SlugField } from '#client/components/slug-field.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import type { CreateOrganizationProps } from './organization-page.ts';

/** Creates an organization, which becomes the active one. A slug is suggested for the name until it is edited. */
export function CreateOrganizationForm({ onCreated }: CreateOrganizationProps): ReactElement {
  const texts = useTexts('organizations', organizationTexts).create;
  const { fields } = useTexts('organizationSettings', settingsTexts);
  const create = trpc.organization.create.useMutation({ onSuccess: onCreated });
  const additional = usePublicOptions().data?.newOrganizationFields ?? [];
  const [fallback] = useState(randomSlug);
  const { valueOf, edit } = useEdits('organization', {});
  const [name, slug] = [valueOf('name'), valueOf('slug')];
  const suggest = (typed: string) => slugOf(typed) || (typed.trim() === '' ? '' : fallback);
  const isSuggested = slug === '' || slug === suggest(name);
  return (
    <MoreErrors.Provider value={signedInErrors}>
      <Form
        onSubmit={(typed) => create.mutateAsync({ ...fieldInput(additional, typed), name, slug })}
        action={texts.submit}
        finishing={create.isSuccess}
      >
        <Field
          name="name"
          label={fields.name}
          value={name}
          autoComplete="organization"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
          required
          isFirst
          onChange={({ target }) => {
            edit('name', target.value);
            if (isSuggested) edit('slug', suggest(target.value));
          }}
        />
        <SlugField value={slug} onChange={(chosen) => edit('slug', chosen)} />
        <RequiredFields fields={additional} />
      </Form>
    </MoreErrors.Provider>
  );
}

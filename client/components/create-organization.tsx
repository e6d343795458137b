import { useState, type ReactElement } from 'react';

import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { randomSlug, slugOf } from '#client/components/lib/slug.ts';
import { texts as settingsTexts } from '#client/components/texts/organization-settings-texts.ts';
import { signedInErrors } from '#client/components/errors/organizations-errors.ts';
import { texts as organizationTexts } from '#client/components/texts/organization-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { MoreErrors } from './errors.ts';
import { Field } from './ui/fields.tsx';
import { Form } from './ui/form.tsx';
import { usePublicOptions } from './options.ts';
import { fieldInput } from './additional-fields.tsx';
import { RequiredFields } from './required-fields.tsx';
import { useTexts } from './settings.tsx';
import { SlugField } from './slug-field.tsx';

interface CreateOrganizationProps {
  onCreated: (organization: { id: string; slug: string; name: string }) => void;
}

/** Creates an organization, which becomes the active one. A slug is suggested for the name until it is edited. */
export function CreateOrganization({ onCreated }: CreateOrganizationProps): ReactElement {
  const texts = useTexts('organizations', organizationTexts).create;
  const { fields } = useTexts('organizationSettings', settingsTexts);
  const create = trpc.organization.create.useMutation({ onSuccess: onCreated });
  const additional = usePublicOptions().data?.newOrganizationFields ?? [];
  const [fallback] = useState(randomSlug);
  const [slug, setSlug] = useState('');
  const [isEdited, setEdited] = useState(false);
  const suggest = (name: string) => slugOf(name) || (name.trim() === '' ? '' : fallback);
  return (
    <MoreErrors.Provider value={signedInErrors}>
      <Form
        onSubmit={(typed) => {
          const { name = '', slug: chosen = '' } = typed;
          return create.mutateAsync({ ...fieldInput(additional, typed), name, slug: chosen });
        }}
        action={texts.submit}
        finishing={create.isSuccess}
      >
        <p className="gh-quiet">{texts.about}</p>
        <Field
          name="name"
          label={fields.name}
          autoComplete="organization"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
          required
          onChange={({ target }) => (isEdited ? undefined : setSlug(suggest(target.value)))}
        />
        <SlugField
          value={slug}
          onChange={(chosen) => {
            setSlug(chosen);
            setEdited(chosen !== '');
          }}
        />
        <RequiredFields fields={additional} />
      </Form>
    </MoreErrors.Provider>
  );
}

import type { ReactElement } from 'react';

import { MAX_NAME_LENGTH } from '#client/components/lib/typed-slug.ts';
import { useEdits } from '#client/components/lib/use-edits.ts';
import { texts as settingsTexts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { RelativeTime } from '#client/components/ui/localized-text.tsx';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { EditForm } from '#client/components/ui/edit-form.tsx';
import { Page } from '#client/components/ui/section.tsx';
import { Done, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { SlugField } from '#client/components/slug-field.tsx';
import { Logo } from './logo.tsx';
import { LeaveAndDelete } from './leave-and-delete.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { useOrganization } from './use-organization.ts';

/** The name, slug and logo, and how to leave and to delete the organization. */
export function General(): ReactElement {
  const { general } = useTexts('components', componentTexts).organization;
  return (
    <Page title={general}>
      <Settings />
      <SingleSignOn />
      <LeaveAndDelete />
    </Page>
  );
}

function Settings(): ReactElement {
  const { organization, may, options } = useOrganization();
  const texts = useTexts('organizationSettings', settingsTexts);
  const update = trpc.organization.update.useMutation();
  const { id, name, slug, logo, createdAt } = organization;
  const edits = useEdits(`organization ${id}`, { name, slug });
  return (
    <Section title={texts.title} about={may({ organization: ['update'] }) ? texts.about : texts.aboutReadOnly}>
      <div className="gh-row">
        {may({ organization: ['update'] }) ? (
          <Logo organization={organization} options={options} />
        ) : (
          <Avatar square name={name} image={logo} size={56} />
        )}
        <div className="gh-grow">
          <strong>{name}</strong>
          <span>
            {texts.created} <RelativeTime at={createdAt} />
          </span>
        </div>
      </div>
      {may({ organization: ['update'] }) ? (
        <EditForm
          edits={edits}
          onSave={() => update.mutateAsync({ organizationId: id, data: edits.changes })}
          action={texts.general.submit}
        >
          <Field
            name="name"
            label={texts.fields.name}
            value={edits.valueOf('name')}
            onChange={({ target }) => edits.edit('name', target.value)}
            maxLength={MAX_NAME_LENGTH}
            required
            autoComplete="off"
          />
          <SlugField value={edits.valueOf('slug')} onChange={(typed) => edits.edit('slug', typed)} current={slug} />
        </EditForm>
      ) : null}
      <Done>{update.isSuccess ? texts.general.saved : null}</Done>
    </Section>
  );
}

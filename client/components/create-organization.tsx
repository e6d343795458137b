import { lazy, Suspense, type ReactElement } from 'react';

import { texts as organizationTexts } from '#client/components/texts/organizations/organization-texts.ts';
import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { usePublicOptions } from './options.ts';
import type { CreateOrganizationProps } from './organization-profile/organization-page.ts';
import { useTexts } from './settings.tsx';
import { LoadFailure, Waiting } from './ui/loading.tsx';
import { Page } from './ui/section.tsx';
import { Root } from './ui/root.tsx';

const CreateOrganizationForm = lazy(() =>
  import('./organization-profile/create-organization-form.tsx').then((module) => ({
    default: module.CreateOrganizationForm,
  })),
);

/** The form for a new organization. Nothing without a session. */
export function CreateOrganization(props: CreateOrganizationProps): ReactElement | null {
  useService('<CreateOrganization/>');
  const { data: session } = useSession();
  const { data: options, error, refetch } = usePublicOptions();
  const { title, about, notAllowed } = useTexts('organizations', organizationTexts).create;
  if (!session) return null;
  const mayCreate = options?.mayCreateOrganization ?? true;
  return (
    <Root className="gh-card">
      <Page {...(mayCreate ? { title, about } : notAllowed)}>
        {error && !options ? (
          <LoadFailure error={error} retry={() => void refetch()} />
        ) : mayCreate ? (
          <Suspense fallback={<Waiting />}>{options ? <CreateOrganizationForm {...props} /> : <Waiting />}</Suspense>
        ) : null}
      </Page>
    </Root>
  );
}

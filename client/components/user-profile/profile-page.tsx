import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';

import { Page } from '#client/components/ui/panel.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Email } from './email.tsx';
import { NotImpersonated } from './not-impersonated.tsx';
import { PersonalData } from './personal-data.tsx';

/** What other people see of the user, the email, and the deletion of the account. */
export function ProfilePage({ options, isEditable }: AccountPageProps): ReactElement {
  const texts = useTexts('account', accountTexts).profile;
  return (
    <Page title={texts.title} about={texts.about}>
      <PersonalData options={options} />
      {isEditable ? <Email options={options} /> : <NotImpersonated />}
      {options.deleteUser && isEditable ? <DeleteAccount /> : null}
    </Page>
  );
}

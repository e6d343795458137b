import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';

import { Page } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Email } from './email.tsx';
import { FixedFields } from './fixed-fields.tsx';
import { NotImpersonated } from './not-impersonated.tsx';
import { PersonalData } from './personal-data.tsx';

/** What other people see of the user, the email, what only administrators set, and the deletion of the account. */
export function ProfilePage(props: AccountPageProps): ReactElement {
  const { options, isEditable } = props;
  const texts = useTexts('account', accountTexts).profile;
  const fixed = options.userFields.filter(({ input }) => !input);
  return (
    <Page title={texts.title} about={texts.about}>
      <PersonalData options={options} />
      {isEditable ? <Email {...props} /> : <NotImpersonated />}
      {fixed.length > 0 ? <FixedFields fields={fixed} /> : null}
      {options.deleteUser && isEditable ? <DeleteAccount {...props} /> : null}
    </Page>
  );
}

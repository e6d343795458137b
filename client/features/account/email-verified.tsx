import { useSearchParams } from 'react-router';

import { Problem } from '#client/app/problem.tsx';
import { redirectMessage } from '#client/app/text/redirect-message.ts';

import { texts } from './texts.ts';

/** Opened by the link of a verification email. */
export function EmailVerifiedScreen() {
  const [query] = useSearchParams();
  const error = query.get('error');
  return (
    <Problem
      title={error ? texts.emailVerified.linkFailed : texts.emailVerified.title}
      about={error ? redirectMessage(error) : texts.emailVerified.about}
      next={{ to: '/account', label: error ? texts.emailVerified.newLink : texts.emailVerified.next }}
    />
  );
}

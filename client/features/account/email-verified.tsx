import { useSearchParams } from 'react-router';

import { Problem } from '#client/app/problem.tsx';
import { redirectMessage } from '#client/app/text/redirect-message.ts';

/** Where the link of a verification mail ends. */
export function EmailVerifiedScreen() {
  const [query] = useSearchParams();
  const error = query.get('error');
  return (
    <Problem
      title={error ? 'This link does not work' : 'Your address is verified'}
      about={error ? redirectMessage(error) : 'Thank you. You can close this page, or go on to your account.'}
      next={{ to: '/account', label: 'Go to your account' }}
    />
  );
}

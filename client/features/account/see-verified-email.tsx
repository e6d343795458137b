import { useSearchParams } from 'react-router';

import { Problem } from '#client/app/problem.tsx';
import { wordsForRedirect } from '#client/app/text/redirect-words.ts';

/** Where the link of a verification mail ends. */
export function SeeVerifiedEmailScreen() {
  const [query] = useSearchParams();
  const error = query.get('error');
  return (
    <Problem
      title={error ? 'This link does not work' : 'Your address is verified'}
      about={error ? wordsForRedirect(error) : 'Thank you. You can close this page, or go on to your account.'}
      next={{ to: '/account', label: 'Go to your account' }}
    />
  );
}

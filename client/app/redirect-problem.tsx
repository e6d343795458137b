import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { wordsForRedirect } from './text/redirect-words.ts';

/** What went wrong in a flow that came back here with an error in the address. */
export function RedirectProblem() {
  const [query] = useSearchParams();
  const error = query.get('error');
  return error ? (
    <Alert color="red" role="alert">
      {wordsForRedirect(error)}
    </Alert>
  ) : null;
}

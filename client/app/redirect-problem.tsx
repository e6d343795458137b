import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { redirectMessage } from './text/redirect-message.ts';

/** What went wrong in a flow that came back here with an error in the address. */
export function RedirectProblem() {
  const [query] = useSearchParams();
  const error = query.get('error');
  return error ? (
    <Alert color="red" role="alert">
      {redirectMessage(error)}
    </Alert>
  ) : null;
}

import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { PROVIDER } from './deep-link.ts';
import { Problem } from './problem.tsx';
import { publicConfiguration } from './public-configuration.ts';
import { redirectMessage } from './text/redirect-message.ts';
import { texts as redirectTexts } from './text/redirect-texts.ts';
import { texts } from './texts.ts';

/** The error of a flow that returned here, from the address. */
export function RedirectProblem() {
  const [query] = useSearchParams();
  const error = query.get('error');
  const provider = publicConfiguration.providers.find(({ id }) => id === query.get(PROVIDER))?.name;
  return error ? (
    <Alert color="red" role="alert">
      {redirectMessage(error, provider)}
    </Alert>
  ) : null;
}

/** Where a flow ends whose caller named this app's `/error` as its error page. */
export function FailedFlowScreen() {
  const [query] = useSearchParams();
  return (
    <Problem
      title={redirectTexts.title}
      about={redirectMessage(query.get('error') ?? 'internal_server_error')}
      next={{ to: '/', label: texts.backToHome }}
    />
  );
}

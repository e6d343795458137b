import { Alert } from '@mantine/core';
import { useSearchParams } from 'react-router';

import { PROVIDER } from '#client/console/shell/deep-link.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { redirectMessage } from '#client/components/text/redirect-message.ts';

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

import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';

import { Loaded } from '#client/console/lists/loaded.tsx';
import { FormSkeleton } from '#client/console/parts/skeletons.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';
import { unusableLink } from './unusable-link.tsx';

/** The target of a link. Its token leaves the address at once, which screenshots and the history of the browser show. */
export function OpenLinkScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const { mutate, ...opening } = trpc.setupLink.open.useMutation();
  useEffect(() => {
    if (token !== '') mutate({ token });
  }, [token, mutate]);
  if (token === '') return <Problem {...texts.page.incomplete} />;
  const query = { data: opening.data, error: opening.error, refetch: () => mutate({ token }) };
  return (
    <Loaded query={query} loading={<FormSkeleton fields={1} />} screen renderError={unusableLink}>
      {({ id }) => <Navigate to={`/set-up/${id}`} replace />}
    </Loaded>
  );
}

import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

import { createGatehouseServer } from '#client/sdk/server/create-server.ts';
import { GatehouseProvider } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';
import { fetchWithCookies } from '#tests/support/better-auth/reference-client.ts';
import { test } from '#tests/support/test.ts';

function Greeting() {
  const { data, isPending } = useSession();
  if (isPending) return <p>Loading</p>;
  return <p>{data ? data.user.email : 'Signed out'}</p>;
}

test('useSession starts with the session of the server, or with none', async ({ gatehouse, signedIn }) => {
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { fetch } = fetchWithCookies(gatehouse);
  const helpers = createGatehouseServer({ baseURL: gatehouse.options.baseUrl, fetch });
  const session = await helpers.getSession(new Headers({ cookie }));
  const rendered = [session, null, undefined].map((initialSession) =>
    renderToString(
      <GatehouseProvider initialSession={initialSession}>
        <Greeting />
      </GatehouseProvider>,
    ),
  );
  expect(rendered).toEqual([`<p>${signedIn.email}</p>`, '<p>Signed out</p>', '<p>Loading</p>']);
});

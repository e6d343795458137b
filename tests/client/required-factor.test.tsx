import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

import { Protect, SignedIn, SignedOut } from '#client/components/gates.tsx';
import { createGatehouseServer } from '#client/sdk/server/create-server.ts';
import { GatehouseProvider } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { fetchWithCookies } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

function Name({ beforeEnrolment = false }: { beforeEnrolment?: boolean }): ReactElement {
  return <p>{useUser({ beforeEnrolment }).name}</p>;
}

test('the gates and useUser refuse a user who lacks the required second factor', async () => {
  await using gatehouse = await startGatehouse({ session: { twoFactor: { policy: 'required' } } });
  const person = await Person.signUp(gatehouse);
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { fetch } = fetchWithCookies(gatehouse);
  const helpers = createGatehouseServer({ baseURL: gatehouse.options.baseUrl, fetch });
  const render = async (page: ReactElement) => {
    const initialSession = await helpers.getSession(new Headers({ cookie }));
    return renderToString(<GatehouseProvider initialSession={initialSession}>{page}</GatehouseProvider>);
  };
  const gates = (
    <>
      <SignedIn>in</SignedIn>
      <SignedOut>out</SignedOut>
      <Protect fallback="refused">shown</Protect>
    </>
  );

  expect(await render(gates)).toBe('out<!-- -->refused');
  await expect(render(<Name />)).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
  expect(await render(<Name beforeEnrolment />)).toBe(`<p>${person.name}</p>`);

  await runSql(gatehouse.options.databaseUrl!, `update "user" set two_factor_enabled = true where id = '${person.id}'`);
  expect(await render(gates)).toBe('in<!-- -->shown');
  expect(await render(<Name />)).toBe(`<p>${person.name}</p>`);
});

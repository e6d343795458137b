import { createGatehouseClient, settled } from '@gatehouse/client';
import openapi from 'gatehouse/openapi.json' with { type: 'json' };

/** Outside a browser, the script stores the cookies. */
const cookies = new Map<string, string>();
const client = createGatehouseClient({
  baseURL: process.argv[2],
  fetch: async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      cookies.set(name, value);
    }
    return response;
  },
});

const ada = { email: 'ada@example.com', password: 'correct horse battery' };
await client.signUp.email.mutate({ ...ada, name: 'Ada' });
await client.signOut.mutate();
const wrong = await settled(client.signIn.email.mutate({ ...ada, password: 'something else' }));
const right = await settled(client.signIn.email.mutate(ada));
const current = await client.getSession.query();
console.log(
  JSON.stringify({
    wrong: wrong.error?.code,
    right: right.data && 'user' in right.data ? right.data.user.email : null,
    current: current?.user.name,
    documented: Object.keys(openapi.paths).includes('/sign-in/email'),
  }),
);

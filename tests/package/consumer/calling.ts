import { createGatehouseClient } from '@gatehouse/client';

let cookie = '';
const gatehouse = createGatehouseClient({
  baseURL: 'http://localhost:3000',
  headers: () => ({ cookie }),
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    const session = response.headers.getSetCookie().find((line) => line.startsWith('gatehouse.session_token='));
    if (session) [cookie = ''] = session.split(';');
    return response;
  },
});

await gatehouse.signIn.email.mutate({ email: 'ada@example.com', password: 'correct horse battery' });
const session = await gatehouse.getSession.query();
console.log(`Signed in as ${session?.user.name}`);

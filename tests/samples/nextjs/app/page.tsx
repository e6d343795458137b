import { createAuthClient } from 'better-auth/client';
import { headers } from 'next/headers';

import { Account } from './account';

const serverClient = createAuthClient({ baseURL: process.env.AUTH_URL });

export default async function Page() {
  const { data: session } = await serverClient.getSession({ fetchOptions: { headers: await headers() } });
  return (
    <>
      <p>On the server: {session?.user.email ?? 'signed out'}</p>
      <Account />
    </>
  );
}

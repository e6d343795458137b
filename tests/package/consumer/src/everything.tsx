import { GatehouseProvider } from '@gatehouse/client/react';
import { createRoot } from 'react-dom/client';

import { Account } from './account.tsx';
import { client, useInvite, useMembers, useOverview } from './organization.ts';

/** An app that uses all of the SDK. */
function Everything() {
  const { active, mayInvite } = useOverview();
  const { data } = useMembers('');
  const invite = useInvite();
  return (
    <main>
      <Account />
      <h1>{active.data?.name}</h1>
      <p>{data?.total}</p>
      <button disabled={!mayInvite} onClick={() => invite.mutate({ email: 'bob@example.com', role: 'member' })}>
        Invite
      </button>
      <button onClick={() => void client.ok.query()}>Ask</button>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <GatehouseProvider>
    <Everything />
  </GatehouseProvider>,
);

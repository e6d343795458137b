import type { ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as accountTexts } from '#client/components/texts/multi-session-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { Avatar } from '#client/components/ui/avatar.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { destination } from '#client/components/lib/returned.ts';
import { useFlow } from './flow.ts';

/** Accounts of this browser, after the active one was signed out. */
export function StoredAccounts(): ReactElement | null {
  const { redirectUrl } = useFlow();
  const texts = useTexts('multiSession', accountTexts);
  const { data: current } = useSession();
  const { data: accounts = [] } = trpc.multiSession.listDeviceSessions.useQuery({});
  const { error, run } = useSingleFlight();
  // A new document has no data of the previous account.
  const setActive = trpc.multiSession.setActive.useMutation({
    onSuccess: () => location.assign(destination(redirectUrl)),
  });
  if (current || accounts.length === 0) return null;
  return (
    <div className="gh-stack">
      <div className="gh-divider">{texts.signedIn}</div>
      {error ? <Failure error={error} /> : null}
      {accounts.map(({ session, user: { id, name, email, image } }) => (
        <Button
          key={id}
          variant="plain"
          onClick={() => void run(() => setActive.mutateAsync({ sessionToken: session.token }))}
        >
          <Avatar name={name || email} image={image} size={24} />
          {texts.continueAs(name || email)}
        </Button>
      ))}
    </div>
  );
}

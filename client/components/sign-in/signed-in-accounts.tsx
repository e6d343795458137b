import type { ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as accountTexts } from '#client/components/texts/multi-session-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession, useUser } from '#client/sdk/session.ts';

import { Avatar } from '#client/components/ui/avatar.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { destination } from '#client/components/lib/returned.ts';
import { useFlow } from './flow.ts';

/** Shown to a signed-in user where the app has no `redirectUrl` and no `<SignedOut>`. */
export function AlreadySignedIn(): ReactElement {
  const texts = useTexts('components', componentTexts);
  const { name, email, image } = useUser({ beforeEnrolment: true });
  const signOut = trpc.signOut.useMutation();
  const { isPending, error, run } = useSingleFlight();
  return (
    <div className="gh-view gh-centered">
      <Avatar name={name || email} image={image} size={56} />
      <p>{texts.signedInAs(name || email)}</p>
      {error ? <Failure error={error} /> : null}
      <Button variant="plain" isPending={isPending} onClick={() => void run(() => signOut.mutateAsync({}))}>
        {texts.signOut}
      </Button>
    </div>
  );
}

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

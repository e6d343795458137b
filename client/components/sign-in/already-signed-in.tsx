import type { ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Avatar } from '#client/components/ui/avatar.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';

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

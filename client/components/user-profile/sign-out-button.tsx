import type { ReactElement, ReactNode } from 'react';

import { useSignOut } from '#client/components/lib/use-sign-out.ts';
import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { useNavigation, useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { Root } from '#client/components/ui/root.tsx';

export interface SignOutButtonProps {
  /** Where to go after signing out. Default: the page stays. */
  afterSignOutUrl?: string | undefined;
  /** The words on the button. Default: *Sign out*, in the language of the components. */
  children?: ReactNode;
}

/** A button that ends the session. Nothing without one. */
export function SignOutButton({ afterSignOutUrl, children }: SignOutButtonProps): ReactElement | null {
  useService('<SignOutButton/>');
  const { data: session } = useSession();
  const texts = useTexts('components', componentTexts);
  const navigate = useNavigation();
  const { isPending, error, signOut } = useSignOut({
    onSuccess: () => (afterSignOutUrl === undefined ? undefined : navigate(afterSignOutUrl)),
  });
  if (!session) return null;
  return (
    <Root className="gh-inline">
      <Button variant="plain" isPending={isPending} onClick={signOut}>
        {children ?? texts.signOut}
      </Button>
      {error ? <Failure error={error} /> : null}
    </Root>
  );
}

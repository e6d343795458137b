import type { ReactElement } from 'react';

import { duration } from '#client/components/text/duration.ts';
import { texts as magicLinkTexts } from '#client/components/texts/sign-in/magic-link-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { noteSignIn } from './last-used.tsx';
import { AddressForm, BackToSignIn, LinkSent } from './mailed.tsx';

export function MagicLink(): ReactElement {
  const { options, returnUrl, destination: callbackURL } = useFlow();
  const texts = useTexts('magicLink', magicLinkTexts);
  const send = trpc.signIn.magicLink.useMutation({ onSuccess: () => noteSignIn('magic-link') });
  const again = trpc.signIn.magicLink.useMutation();
  const submit = (email: string) => send.mutateAsync({ email, callbackURL, errorCallbackURL: returnUrl('magic-link') });
  return (
    <>
      <Header title={texts.title} about={send.isSuccess ? undefined : texts.about} />
      {send.isSuccess ? (
        <LinkSent email={send.variables.email} resend={() => again.mutateAsync(send.variables)}>
          {texts.sent(send.variables.email, duration(options.magicLinkExpiresIn))}
        </LinkSent>
      ) : (
        <AddressForm onSubmit={submit} action={texts.action} />
      )}
      <BackToSignIn />
    </>
  );
}

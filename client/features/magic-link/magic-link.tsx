import { useExternalCallback, useDestination, useLinkTo } from '#client/app/deep-link.ts';
import { LinkSent } from '#client/app/forms/link-sent.tsx';
import { MailScreen } from '#client/app/forms/mail-screen.tsx';
import { noteSignIn } from '#client/app/last-used.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { duration } from '#client/app/text/duration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SignInMagicLink } from '#shared/lib/credentials.ts';

import { texts } from './texts.ts';

export function MagicLinkScreen() {
  const destination = useDestination();
  const callbackURL = useExternalCallback() ?? destination;
  const errorCallbackURL = useLinkTo('/sign-in');
  const send = trpc.signIn.magicLink.useMutation({ onSuccess: () => noteSignIn('magic-link') });
  const again = trpc.signIn.magicLink.useMutation();
  return (
    <MailScreen
      title={texts.title}
      about={texts.about}
      schema={SignInMagicLink}
      call={send}
      fixed={{ callbackURL, errorCallbackURL }}
      action={texts.action}
      sent={
        send.isSuccess ? (
          <LinkSent email={send.variables.email} resend={() => again.mutateAsync(send.variables)}>
            {texts.sent(send.variables.email, duration(publicConfiguration.magicLinkExpiresIn))}
          </LinkSent>
        ) : null
      }
    />
  );
}

import type { ReactElement } from 'react';

import { texts as codeTexts } from '#client/components/texts/code-texts.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { Button } from './ui/button.tsx';
import { useErrorMessages } from './errors.ts';
import { usePublicOptions, type PublicOptions } from './options.ts';
import { Root } from './ui/root.tsx';
import { useNavigation, useTexts } from './settings.tsx';
import { returnUrl } from './lib/returned.ts';
import { useVerification } from '#client/components/lib/use-verification.ts';

export interface VerifyEmailProps {
  /** The app's page with `<UserProfile/>`, where users change their email. Default: no link to it. */
  userProfileUrl?: string | undefined;
}

/** Asks signed-in users whose email is not verified to open the mailed link, and mails another. Otherwise nothing. */
export function VerifyEmail({ userProfileUrl }: VerifyEmailProps): ReactElement | null {
  useService('<VerifyEmail/>');
  const { data: options } = usePublicOptions();
  const { data: session } = useSession();
  if (!options?.verifiesEmails || !session) return null;
  return <Bar key={session.user.email} options={options} userProfileUrl={userProfileUrl} />;
}

function Bar({ options, userProfileUrl }: VerifyEmailProps & { options: PublicOptions }): ReactElement | null {
  const texts = useTexts('shell', shellTexts).verifyEmail;
  const words = useTexts('codes', codeTexts).resendLink;
  const navigate = useNavigation();
  const { messageOf } = useErrorMessages();
  const verification = useVerification({
    callbackURL: typeof location === 'undefined' ? '' : returnUrl('email-verified'),
    mailsSignUps: options.verifiesSignUps,
  });
  if (!verification) return null;
  const { email, hasLink, seconds, isPending, error, resend } = verification;
  return (
    <Root className="gh-bar">
      <span aria-live="polite">{error ? messageOf(error) : hasLink ? texts.sent(email) : texts.due(email)}</span>
      <span className="gh-bar-actions">
        <Button variant="link" isPending={isPending || seconds > 0} onClick={resend}>
          {seconds > 0 ? words.actionIn(seconds) : hasLink ? words.action : texts.send}
        </Button>
        {options.changeEmail && userProfileUrl !== undefined ? (
          <Button variant="link" onClick={() => navigate(userProfileUrl)}>
            {texts.change}
          </Button>
        ) : null}
      </span>
    </Root>
  );
}

import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';

import { useVerification } from '#client/components/lib/use-verification.ts';
import { useSession } from '#client/sdk/session.ts';

import { texts as formTexts } from '#client/components/texts/code-texts.ts';
import { MailboxLink } from '#client/console/forms/mailbox-link.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { errorMessage } from '#client/components/text/error-message.ts';

/** Asks the user on every screen to verify the email, until it is verified. */
export function VerificationBanner() {
  const { data } = useSession();
  return publicConfiguration.verifiesEmails && data ? <Banner key={data.user.email} /> : null;
}

function Banner() {
  const verification = useVerification({
    callbackURL: '/email-verified',
    mailsSignUps: publicConfiguration.verifiesSignUps,
  });
  if (!verification) return null;
  const { email, hasLink, seconds, isPending, error, resend } = verification;
  const isWaiting = isPending || seconds > 0;
  const words = formTexts.resendLink;
  return (
    <Group
      component="section"
      aria-label={texts.verifyEmail.title}
      className="unverified"
      gap="xs"
      justify="space-between"
    >
      <Text size="sm" style={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }} aria-live="polite">
        {error ? errorMessage(error) : hasLink ? texts.verifyEmail.sent(email) : texts.verifyEmail.due(email)}
      </Text>
      <Group gap="md">
        <Anchor
          component="button"
          type="button"
          size="sm"
          {...(isWaiting && { c: 'dimmed', underline: 'never' })}
          aria-disabled={isWaiting}
          onClick={resend}
        >
          {seconds > 0 ? words.actionIn(seconds) : hasLink ? words.action : texts.verifyEmail.send}
        </Anchor>
        {publicConfiguration.changeEmail ? (
          <Anchor component={Link} to="/account" size="sm">
            {texts.verifyEmail.change}
          </Anchor>
        ) : null}
        <MailboxLink email={email} />
      </Group>
    </Group>
  );
}

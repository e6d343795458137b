import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { MailboxLink } from '#client/console/forms/mailbox-link.tsx';
import { ResendCode } from '#client/console/forms/resend-code.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { duration } from '#client/components/text/duration.ts';

import { texts } from '#client/components/texts/email-code-texts.ts';

interface EnterCodeProps {
  email: string;
  resend?: () => Promise<unknown>;
  onOtherEmail: () => void;
  /** The form. */
  children: ReactNode;
}

/** The form for a code that was mailed. */
export function EnterCode({ email, resend, onOtherEmail, children }: EnterCodeProps) {
  return (
    <Stack gap="md">
      <Text size="sm" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {texts.sent(email, duration(publicConfiguration.emailOtp.expiresIn))}
      </Text>
      {children}
      <Group justify="space-between" gap="xs">
        {resend ? <ResendCode send={resend} /> : null}
        <Anchor component="button" type="button" size="sm" onClick={onOtherEmail}>
          {texts.otherEmail}
        </Anchor>
      </Group>
      <MailboxLink email={email} />
    </Stack>
  );
}

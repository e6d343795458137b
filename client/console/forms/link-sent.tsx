import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { MailboxLink } from './mailbox-link.tsx';
import { ResendCode } from './resend-code.tsx';
import { texts } from '#client/components/texts/code-texts.ts';

interface LinkSentProps {
  email: string;
  resend: () => Promise<unknown>;
  children: ReactNode;
}

/** Says that a link was mailed, and mails another one. */
export function LinkSent({ email, resend, children }: LinkSentProps) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      <ResendCode send={resend} words={texts.resendLink} />
      <MailboxLink email={email} />
    </Stack>
  );
}

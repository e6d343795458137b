import { Anchor } from '@mantine/core';

import { publicConfiguration } from '#client/page/public-configuration.ts';

import { texts } from '#client/components/texts/code-texts.ts';

/** In development, where mails are not sent. */
export function MailboxLink({ email }: { email: string }) {
  if (!publicConfiguration.mailbox) return null;
  return (
    <Anchor href={`/dev/mailbox?${new URLSearchParams({ to: email }).toString()}`} target="_blank" size="sm">
      {texts.mailbox}
    </Anchor>
  );
}

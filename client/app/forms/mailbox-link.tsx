import { Anchor } from '@mantine/core';

import { siteOptions } from '#client/app/site-options.ts';

import { texts } from './texts.ts';

/** In development, where mails are not sent. */
export function MailboxLink({ email }: { email: string }) {
  if (!siteOptions.mailbox) return null;
  return (
    <Anchor href={`/dev/mailbox?${new URLSearchParams({ to: email }).toString()}`} target="_blank" size="sm">
      {texts.mailbox}
    </Anchor>
  );
}

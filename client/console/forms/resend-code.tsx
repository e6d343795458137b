import { Anchor, Text } from '@mantine/core';

import { errorMessage } from '#client/components/text/error-message.ts';
import { useResend } from '#client/components/lib/use-resend.ts';

import { texts } from '#client/components/texts/code-texts.ts';

interface ResendProps {
  send: () => Promise<unknown>;
  words?: typeof texts.resend;
}

/** Mails another code, half a minute after the last one. */
export function ResendCode({ send, words = texts.resend }: ResendProps) {
  const { seconds, wasSent, isPending, error, resend } = useResend(send);
  const isWaiting = isPending || seconds > 0;
  return (
    <Text size="sm" component="div">
      <span aria-live="polite">{error ? errorMessage(error) : wasSent ? words.done : null}</span>{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        {...(isWaiting && { c: 'dimmed', underline: 'never' })}
        aria-disabled={isWaiting}
        onClick={resend}
      >
        {seconds > 0 ? words.actionIn(seconds) : words.action}
      </Anchor>
    </Text>
  );
}

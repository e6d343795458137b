import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';

import { needsReauthentication } from '#client/components/lib/reauthenticate.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { errorMessage } from '#client/components/text/error-message.ts';
import { focusHeadingIfLost } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { ListedDomain } from './listed-domain.ts';
import { texts } from './texts.ts';

const MINUTE_MS = 60_000;

/** Looks up the record of a domain every minute, and when the user wants it. */
export function RecordCheck({ domain: { id: domainId, organizationId, domain, record } }: { domain: ListedDomain }) {
  const { mutate, mutateAsync, error } = trpc.organization.verifyDomain.useMutation({
    onSuccess: () => notifySuccess(texts.check.done(domain)),
  });
  const { isPending, run } = useSingleFlight();
  // Only what the user does may open the dialog that asks for a proof of the identity.
  const isStale = needsReauthentication(error);
  useEffect(() => {
    if (isStale) return;
    const check = () => (document.visibilityState === 'visible' ? mutate({ organizationId, domainId }) : undefined);
    const timer = setInterval(check, MINUTE_MS);
    return () => clearInterval(timer);
  }, [isStale, mutate, organizationId, domainId]);
  useEffect(() => focusHeadingIfLost, []);
  return (
    <Group gap="sm" justify="space-between">
      <div className="grow">
        <Text size="sm" component="output" display="block">
          {error === null || isStale ? null : resultOf(error, record.name)}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.check.delay} {isStale ? null : texts.check.again}
        </Text>
      </div>
      <Button
        variant="default"
        loading={isPending}
        aria-label={texts.check.submitOf(domain)}
        onClick={() => void run(() => mutateAsync({ organizationId, domainId }))}
      >
        {texts.check.submit}
      </Button>
    </Group>
  );
}

function resultOf(error: unknown, name: string): string {
  const { code, message } = failureOf(error);
  const count = code === 'DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS' ? /\d+/.exec(message) : null;
  return count ? texts.check.others(Number(count[0]), name) : errorMessage(error);
}

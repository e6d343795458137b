import { Switch } from '@mantine/core';

import { Card } from '#client/console/parts/card.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/account-texts.ts';

/** Whether the user gets an email about a sign-in from a new browser. */
export function SignInNotices() {
  const query = trpc.securityNotices.get.useQuery({});
  const isImpersonated = useIsImpersonated();
  const { isPending, run } = useSingleFlight();
  const update = trpc.securityNotices.update.useMutation({
    onSuccess: ({ signIns }) => notifySuccess(signIns ? texts.notices.on : texts.notices.off),
    onError: notifyError,
  });
  return (
    <Card title={texts.notices.title} about={texts.notices.about}>
      <Loaded query={query} rows={1}>
        {({ signIns }) => (
          <Switch
            checked={signIns}
            disabled={isImpersonated || isPending}
            onChange={() => void run(() => update.mutateAsync({ signIns: !signIns }))}
            label={texts.notices.field}
          />
        )}
      </Loaded>
    </Card>
  );
}

import { useSearchParams } from 'react-router';

import { Problem } from '#client/console/parts/problem.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/two-factor-texts.ts';

/** Opened by the link of the email about a requested recovery. Programs open links too, so a button cancels it. */
export function CancelRecoveryScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const cancel = trpc.twoFactor.cancelRecovery.useMutation();
  const { isPending, error, run } = useSingleFlight();
  const next = { to: '/account/security', label: texts.cancelRecovery.next };
  if (cancel.isSuccess) {
    const { doneTitle, done, changePassword } = texts.cancelRecovery;
    return <Problem title={doneTitle} about={done} next={{ ...next, label: changePassword }} />;
  }
  const isOver = token === null || (error !== null && failureOf(error).code === 'INVALID_TOKEN');
  if (isOver)
    return <Problem title={texts.cancelRecovery.failedTitle} about={texts.cancelRecovery.failed} next={next} />;
  return (
    <Problem title={texts.cancelRecovery.title} about={texts.cancelRecovery.about}>
      {error ? <Failure error={error} /> : null}
      <Button isPending={isPending} onClick={() => void run(() => cancel.mutateAsync({ token }))}>
        {texts.cancelRecovery.action}
      </Button>
    </Problem>
  );
}

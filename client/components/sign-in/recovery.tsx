import type { ReactElement, ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { duration } from '#client/components/text/duration.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { texts as factorTexts } from '#client/components/texts/two-factor-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { CodeField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { ResendCode } from '#client/components/resend-code.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';

type State = NonNullable<Outputs['twoFactor']['getChallenge']>['recovery'];

interface RecoveryProps {
  recovery: State;
  onDone: () => void;
  renderError: (error: unknown) => ReactNode;
  /** Shows the methods again. */
  onBack: () => void;
}

/** For users who lost all second factors: requests their removal, and completes it after the waiting time. */
export function Recovery(props: RecoveryProps): ReactElement {
  const { recovery, onDone, onBack, renderError } = props;
  const { status, possibleAt } = recovery;
  const texts = useTexts('twoFactor', factorTexts).recovery;
  const time = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'full', timeStyle: 'short' });
  return (
    <>
      {status === 'unavailable' ? <p>{texts.unavailable}</p> : null}
      {status === 'available' ? <RequestRecovery renderError={renderError} /> : null}
      {status === 'requested' ? <p aria-live="polite">{texts.requested(time.format(new Date(possibleAt!)))}</p> : null}
      {status === 'ready' ? <CompleteRecovery renderError={renderError} onDone={onDone} /> : null}
      <p className="gh-foot">
        <Button variant="link" onClick={onBack}>
          {texts.back}
        </Button>
      </p>
    </>
  );
}

function RequestRecovery({ renderError }: Pick<RecoveryProps, 'renderError'>): ReactElement {
  const { options } = useFlow();
  const texts = useTexts('twoFactor', factorTexts).recovery;
  const request = trpc.twoFactor.requestRecovery.useMutation();
  return (
    <Form onSubmit={() => request.mutateAsync({})} action={texts.request} renderError={renderError}>
      <p>{texts.about(duration(options.twoFactor.recoveryWaitingTime))}</p>
    </Form>
  );
}

function CompleteRecovery({ renderError, onDone }: Pick<RecoveryProps, 'renderError' | 'onDone'>): ReactElement {
  const { isFinishing } = useFlow();
  const texts = useTexts('twoFactor', factorTexts);
  const [first, again] = [trpc.twoFactor.sendRecoveryCode.useMutation(), trpc.twoFactor.sendRecoveryCode.useMutation()];
  const complete = trpc.twoFactor.completeRecovery.useMutation({ onSuccess: onDone });
  const { isPending, error, run } = useSingleFlight();
  if (!first.isSuccess) {
    return (
      <div className="gh-form">
        {error ? renderError(error) : null}
        <p>{texts.recovery.ready}</p>
        <Button isPending={isPending} onClick={() => void run(() => first.mutateAsync({}))}>
          {texts.mailedCode.send}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Form
        onSubmit={({ code = '' }) => complete.mutateAsync({ code })}
        action={texts.recovery.remove}
        finishing={isFinishing}
        renderError={renderError}
      >
        <CodeField name="code" label={texts.code} hint={texts.recovery.codeSent} letters isFirst />
      </Form>
      <ResendCode send={() => again.mutateAsync({})} />
    </>
  );
}

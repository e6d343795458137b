import { useEffect, useState, type ReactElement } from 'react';

import { duration } from '#client/components/text/duration.ts';
import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';
import { texts as factorTexts } from '#client/components/texts/two-factor-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { CheckField } from '#client/components/ui/fields.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Proofs, type ProofName } from '#client/components/proofs.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { Recovery } from './recovery.tsx';

type Challenge = NonNullable<Outputs['twoFactor']['getChallenge']>;

/** Asks for the second factor of the sign-in that this browser has begun. */
export function SecondFactor(): ReactElement {
  const { challenge: texts, recovery } = useTexts('twoFactor', factorTexts);
  const [isRecovering, setRecovering] = useState(false);
  const { backToSignIn } = useTexts('fields', fieldTexts);
  const { isFinishing, loseCookie, hasBegun, isSignedIn, go } = useFlow();
  const query = trpc.twoFactor.getChallenge.useQuery({}, { staleTime: 0 });
  // The service forgets a challenge that was passed.
  const [first, setFirst] = useState<Challenge | null>(null);
  if (query.data && first === null) setFirst(query.data);
  const challenge = query.data ?? (isFinishing ? first : null);
  const isMissing = query.data === null && first === null;
  // A sign-in that began a moment ago: its challenge cannot have expired.
  const isCookieLost = isMissing && hasBegun;
  // An old address of a page, opened again.
  const isOver = isMissing && isSignedIn;
  useEffect(() => {
    if (isCookieLost) loseCookie();
    else if (isOver) go('sign-in');
  });
  if (isCookieLost || isOver) return <Waiting rows={2} />;
  if (query.data === null && !isFinishing) {
    return (
      <>
        <Header title={texts.expiredTitle} about={texts.expired} />
        <div className="gh-centered">
          <ViewLink view="sign-in" button="primary">
            {texts.signIn}
          </ViewLink>
        </div>
      </>
    );
  }
  return (
    <>
      {isRecovering ? (
        <Header title={recovery.open} />
      ) : (
        <Header title={texts.title} about={challenge && texts.account(challenge.email)} />
      )}
      {challenge ? (
        <AnswerChallenge challenge={challenge} isRecovering={isRecovering} onRecover={setRecovering} />
      ) : query.error ? (
        <LoadFailure error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Waiting rows={2} />
      )}
      <div className="gh-choices">
        <ViewLink view="sign-in">{backToSignIn}</ViewLink>
      </div>
    </>
  );
}

interface AnswerProps {
  challenge: Challenge;
  isRecovering: boolean;
  onRecover: (isRecovering: boolean) => void;
}

function AnswerChallenge({ challenge, isRecovering, onRecover }: AnswerProps): ReactElement {
  const { options, finish, isFinishing } = useFlow();
  const texts = useTexts('twoFactor', factorTexts);
  const { methods, hasBackupCodes, recovery, callbackURL } = challenge;
  const pass = () => finish({ redirect: true, url: callbackURL ?? undefined });
  const names: ProofName[] = [...methods, ...(hasBackupCodes ? (['backup-code'] as const) : [])];
  const { trustedDeviceExpiresIn, recovery: offersRecovery } = options.twoFactor;
  const renderError = (error: unknown) => (isOver(error) ? <StartOver error={error} /> : <Failure error={error} />);
  if (isRecovering) {
    return <Recovery recovery={recovery} renderError={renderError} onDone={pass} onBack={() => onRecover(false)} />;
  }
  return (
    <Proofs
      names={names}
      action={texts.challenge.action}
      finishing={isFinishing}
      onDone={pass}
      renderError={renderError}
      lastChoice={
        offersRecovery ? (
          <Button variant="link" onClick={() => onRecover(true)}>
            {recovery.status === 'ready' ? texts.recovery.finish : texts.recovery.open}
          </Button>
        ) : null
      }
    >
      {trustedDeviceExpiresIn > 0 ? (
        <CheckField name="trustDevice" label={texts.challenge.trust(duration(trustedDeviceExpiresIn))} />
      ) : null}
    </Proofs>
  );
}

/** Whether the sign-in must start over. */
function isOver(error: unknown): boolean {
  return ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'].includes(failureOf(error).code);
}

function StartOver({ error }: { error: unknown }): ReactElement {
  const texts = useTexts('twoFactor', factorTexts).challenge;
  const isExpired = failureOf(error).code === 'INVALID_TWO_FACTOR_COOKIE';
  return (
    <Failure>
      {isExpired ? texts.expired : texts.tooManyAttempts} <ViewLink view="sign-in">{texts.signIn}</ViewLink>
    </Failure>
  );
}

import { Anchor, Paper, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';

import { pathOf, useDestination, useLinkTo } from '#client/app/deep-link.ts';
import { FormError } from '#client/app/forms/call-form.tsx';
import { CheckField } from '#client/app/forms/fields.tsx';
import type { ProofName } from '#client/app/reauthentication/proof-method.ts';
import { ProofMethods } from '#client/app/reauthentication/proof-methods.tsx';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { FormSkeleton } from '#client/app/lists/skeletons.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { duration } from '#client/app/text/duration.ts';
import { texts as appTexts } from '#client/app/texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { Recovery } from './recovery.tsx';
import { texts } from './texts.ts';

type Challenge = NonNullable<Outputs['twoFactor']['getChallenge']>;

/** Asks for the second factor of the sign-in that this browser has begun. */
export function SecondFactorScreen() {
  const session = useSession();
  const destination = useDestination();
  const signIn = useLinkTo('/sign-in');
  const query = trpc.twoFactor.getChallenge.useQuery({}, { staleTime: 0 });
  // The service forgets a challenge that was passed.
  const [passed, setPassed] = useState<Challenge | null>(null);
  const hasBegun = useHasBegun();
  const [wasFound, setFound] = useState(false);
  if (query.data && !wasFound) setFound(true);
  if (passed === null && query.data === null) {
    if (session.data) return <Navigate to={destination} replace />;
    // A sign-in that began a moment ago cannot have expired.
    const isCookieLost = hasBegun && !wasFound;
    return (
      <Problem
        title={isCookieLost ? texts.challenge.title : texts.challenge.expiredTitle}
        about={isCookieLost ? appTexts.cookieNotKept(location.host) : texts.challenge.expired}
        next={{ to: signIn, label: texts.challenge.signIn }}
      />
    );
  }
  return (
    <Screen title={texts.challenge.title} about={texts.challenge.about} centered>
      <Paper p="lg">
        <Loaded query={{ ...query, data: passed ?? query.data }} loading={<FormSkeleton fields={1} />}>
          {(challenge) => <AnswerChallenge challenge={challenge!} onPassed={() => setPassed(challenge)} />}
        </Loaded>
      </Paper>
      <Text ta="center" size="sm">
        <Anchor component={Link} to={signIn}>
          {appTexts.backToSignIn}
        </Anchor>
      </Text>
    </Screen>
  );
}

/** Whether a call of this page has begun a sign-in with a second factor. */
function useHasBegun(): boolean {
  const calls = useQueryClient().getMutationCache();
  return calls.findAll({ status: 'success' }).some(({ state: { data } }) => {
    return typeof data === 'object' && data !== null && 'twoFactorRedirect' in data;
  });
}

function AnswerChallenge({ challenge, onPassed }: { challenge: Challenge; onPassed: () => void }) {
  const { methods, hasBackupCodes, recovery, callbackURL } = challenge;
  const names: ProofName[] = [...methods, ...(hasBackupCodes ? (['backup-code'] as const) : [])];
  const destination = useDestination();
  const navigate = useNavigate();
  const { getSession } = trpc.useUtils();
  const [isFinishing, setFinishing] = useState(false);
  const finish = async () => {
    setFinishing(true);
    onPassed();
    await getSession.refetch({});
    const target = callbackURL ?? destination;
    const path = pathOf(target);
    if (path === undefined) location.assign(target);
    else void navigate(path, { replace: true });
  };
  const { trustedDeviceExpiresIn, recovery: offersRecovery } = publicConfiguration.twoFactor;
  const [isRecovering, setRecovering] = useState(false);
  const renderError = (error: unknown) => (isOver(error) ? <StartOver error={error} /> : <FormError error={error} />);
  if (isRecovering) {
    return (
      <Recovery
        recovery={recovery}
        finishing={isFinishing}
        onDone={() => void finish()}
        renderError={renderError}
        onBack={() => setRecovering(false)}
      />
    );
  }
  return (
    <Suspense fallback={<FormSkeleton fields={1} />}>
      <ProofMethods
        names={names}
        action={texts.challenge.action}
        finishing={isFinishing}
        onDone={() => void finish()}
        renderError={renderError}
      >
        {trustedDeviceExpiresIn > 0 ? (
          <CheckField name="trustDevice" label={texts.challenge.trust(duration(trustedDeviceExpiresIn))} />
        ) : null}
      </ProofMethods>
      {offersRecovery ? (
        <Text ta="center" mt="sm">
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovering(true)}>
            {recovery.status === 'ready' ? texts.recovery.finish : texts.recovery.open}
          </Anchor>
        </Text>
      ) : null}
    </Suspense>
  );
}

/** Whether the sign-in must start over. */
function isOver(error: unknown): boolean {
  return ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'].includes(failureOf(error).code);
}

function StartOver({ error }: { error: unknown }) {
  const signIn = useLinkTo('/sign-in');
  const isExpired = failureOf(error).code === 'INVALID_TWO_FACTOR_COOKIE';
  return (
    <FormError>
      {isExpired ? texts.challenge.expired : texts.challenge.tooManyAttempts}{' '}
      <Anchor component={Link} to={signIn} size="sm">
        {texts.challenge.signIn}
      </Anchor>
    </FormError>
  );
}

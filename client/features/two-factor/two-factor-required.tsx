import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';

import { useDestination, useSignInAddress } from '#client/app/deep-link.ts';
import { useFeatures } from '#client/app/feature.ts';
import { FormError } from '#client/app/forms/call-form.tsx';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { ScreenSkeleton } from '#client/app/lists/skeletons.tsx';
import { loadNavigation } from '#client/app/load-navigation.ts';
import { Screen } from '#client/app/screen.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { Enrolment, type Step } from './enrolment.tsx';
import { texts } from './factor-texts.ts';
import { MethodRows } from './method-rows.tsx';

/** Shown instead of the app to users who must set up a second factor first. */
export function TwoFactorRequiredScreen() {
  const session = useSession();
  const signIn = useSignInAddress();
  return (
    <Loaded query={session} loading={<ScreenSkeleton />} screen>
      {(current) =>
        current === null ? <Navigate to={signIn} replace /> : <SetUpFirst isDone={!current.twoFactorRequired} />
      }
    </Loaded>
  );
}

function SetUpFirst({ isDone }: { isDone: boolean }) {
  const features = useFeatures();
  // The texts of errors.
  useEffect(() => void loadNavigation(features), [features]);
  const destination = useDestination();
  const status = trpc.twoFactor.status.useQuery({});
  const [step, setStep] = useState<Step | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Not while backup codes are on the screen.
  if (isDone && step === null) return <Navigate to={destination} replace />;
  return (
    <Screen title={texts.required.title} about={texts.required.about} centered>
      <Stack gap="md">
        {error ? <FormError error={error} /> : null}
        <Paper>
          <Loaded query={status} rows={2}>
            {(current) => (
              <>
                <MethodRows
                  status={current}
                  isEditable
                  onStep={(next) => {
                    setError(null);
                    setStep(next);
                  }}
                  onError={setError}
                />
                <Enrolment step={step} onStep={setStep} hasCodes={current.backupCodesLeft > 0} />
              </>
            )}
          </Loaded>
        </Paper>
      </Stack>
      <SignOut />
    </Screen>
  );
}

function SignOut() {
  const signOut = trpc.signOut.useMutation({ onSuccess: () => location.assign('/sign-in') });
  const { isPending, error, run } = useSingleFlight();
  return (
    <>
      {error ? <FormError error={error} /> : null}
      <Text ta="center" size="sm">
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-disabled={isPending}
          onClick={() => void run(() => signOut.mutateAsync({}))}
        >
          {texts.required.signOut}
        </Anchor>
      </Text>
    </>
  );
}

import './consent.css';

import { Button, Paper, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { Reauthenticate } from '#client/components/lib/reauthenticate.ts';
import { OwnProofs } from '#client/components/own-proofs.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as pageTexts } from '#client/components/texts/page-texts.ts';
import { Root } from '#client/components/ui/root.tsx';
import { FormError } from '#client/console/forms/call-form.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { FormSkeleton } from '#client/console/parts/skeletons.tsx';
import { useSignInAddress } from '#client/console/shell/deep-link.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { Account } from '#client/console/applications/account.tsx';
import { Refused } from './refused.tsx';
import { Decision } from './decision.tsx';
import type { Interaction } from './interaction.ts';
import { texts } from './texts.ts';
import { nameOf } from './trust.tsx';

/** Where users decide about the request of an application, which the address names. */
export function ConsentScreen() {
  const [query] = useSearchParams();
  const interaction = query.get('interaction') ?? '';
  useReloadAfterReturn();
  if (interaction === '') return <Expired />;
  return <PendingRequest key={interaction} interaction={interaction} />;
}

function PendingRequest({ interaction }: { interaction: string }) {
  const query = trpc.oauth2.getInteraction.useQuery({ interaction });
  return (
    <Loaded
      query={query}
      loading={<Waiting />}
      screen
      // Without the feature, the call does not exist.
      renderError={({ status }) => (status === 400 || status === 404 ? <Expired /> : undefined)}
    >
      {(pending) => {
        if (pending.step === 'select') return <Select pending={pending} interaction={interaction} />;
        if (pending.step === 'prove') return <Prove pending={pending} onDone={() => void query.refetch()} />;
        if (pending.step === 'refused') return <Refused pending={pending} interaction={interaction} />;
        if (pending.step === 'continue') return <Continue url={pending.url} />;
        return <Decision pending={pending} interaction={interaction} />;
      }}
    </Loaded>
  );
}

function Expired() {
  return <Problem {...texts.expired} next={{ to: '/', label: pageTexts.backToHome }} />;
}

/** The shape of the card that follows. */
function Waiting() {
  return (
    <Paper p="lg">
      <FormSkeleton fields={3} />
    </Paper>
  );
}

/** The application wants the user to choose the account. */
function Select({ pending, interaction }: { pending: Interaction; interaction: string }) {
  const goOn = trpc.oauth2.continue.useMutation({ onSuccess: ({ url }) => location.assign(url) });
  const { isPending, error, run } = useSingleFlight();
  return (
    <Screen title={texts.select.title} about={texts.select.about(nameOf(pending))} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account />
          {error ? <FormError error={error} /> : null}
          <Button
            loading={isPending || goOn.isSuccess}
            onClick={() => void run(() => goOn.mutateAsync({ interaction, selected: true }))}
          >
            {texts.select.action}
          </Button>
        </Stack>
      </Paper>
    </Screen>
  );
}

/** The application wants a proof of the identity that is newer than its request. */
function Prove({ pending, onDone }: { pending: Interaction; onDone: () => void }) {
  const signIn = useSignInAddress();
  return (
    <Screen title={texts.prove.title} about={texts.prove.about(nameOf(pending))} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account />
          {/* No dialog: its form stands here. */}
          <Reauthenticate.Provider value={null}>
            <Root>
              <div className="gh-form">
                <OwnProofs signInUrl={signIn} onDone={onDone} />
              </div>
            </Root>
          </Reauthenticate.Provider>
        </Stack>
      </Paper>
    </Screen>
  );
}

/** The user has nothing to decide. */
function Continue({ url }: { url: string }) {
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current) location.assign(url);
    isLeaving.current = true;
  }, [url]);
  return <Waiting />;
}

/** A browser that shows the page as it was left, with Back, would show a decision that was made. */
function useReloadAfterReturn(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? location.reload() : undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

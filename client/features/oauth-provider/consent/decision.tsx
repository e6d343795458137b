import { Alert, Anchor, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { errorMessage } from '#client/components/text/error-message.ts';
import { WithValue } from '#client/console/applications/with-value.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { Account } from '#client/console/applications/account.tsx';
import type { Interaction } from './interaction.ts';
import { Scopes } from './scopes.tsx';
import { initialTerms, Terms, type ChosenTerms } from './terms.tsx';
import { wordedScopes, type WordedScope } from './worded-scopes.ts';
import { texts } from './texts.ts';
import { titleOf, Trust } from './trust.tsx';
import { useWasSeen } from '#client/console/applications/use-was-seen.ts';

interface DecisionProps {
  pending: Interaction;
  interaction: string;
}

/** Asks the user whether an application may use the account, and for what. */
export function Decision({ pending, interaction }: DecisionProps) {
  const { client, target } = pending;
  const scopes = wordedScopes(pending);
  const isMore = scopes.some(({ isGranted }) => isGranted) && scopes.some(({ isGranted }) => !isGranted);
  return (
    <Screen title={titleOf(pending, { isMore })} about={<Trust pending={pending} />} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account />
          <Choice scopes={scopes} organizations={pending.organizations} terms={pending.terms} interaction={interaction}>
            <Text size="sm">
              <Target target={target} />
            </Text>
            <Text size="sm" c="dimmed">
              {texts.disconnect}
            </Text>
          </Choice>
          <Documents client={client} />
        </Stack>
      </Paper>
    </Screen>
  );
}

interface ChoiceProps extends Pick<Interaction, 'organizations' | 'terms'> {
  scopes: readonly WordedScope[];
  interaction: string;
  /** Between the scopes and the buttons. */
  children: ReactNode;
}

/** The value for all organizations. */
const EVERYWHERE = '';

function Choice({ scopes, organizations, terms: offered, interaction, children }: ChoiceProps) {
  const [terms, setTerms] = useState<ChosenTerms | null>(() => offered && initialTerms(offered));
  const [organizationId, setOrganizationId] = useState(EVERYWHERE);
  const chosen = { ...(organizationId !== EVERYWHERE && { organizationId }), ...(terms && { terms }) };
  const [allowed, setAllowed] = useState<string[]>(() => scopes.map(({ name }) => name));
  const wasSeen = useWasSeen();
  const { isPending, error, run } = useSingleFlight();
  const consent = trpc.oauth2.consent.useMutation({ onSuccess: ({ url }) => location.assign(url) });
  const isLeaving = isPending || consent.isSuccess;
  const wasAllowed = consent.variables?.accept ?? true;
  return (
    <>
      <Scopes scopes={scopes} allowed={allowed} onChange={setAllowed} />
      {organizations.length > 0 ? (
        <NativeSelect
          label={texts.actsIn}
          value={organizationId}
          onChange={({ currentTarget: { value } }) => setOrganizationId(value)}
          data={[
            { value: EVERYWHERE, label: texts.everywhere },
            ...organizations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      {offered && terms ? <Terms offered={offered} terms={terms} onChange={setTerms} /> : null}
      {children}
      {error ? (
        <Alert color="red" role="alert" variant="light">
          {errorMessage(error)}
        </Alert>
      ) : null}
      <Group grow>
        <Button
          variant="default"
          loading={isLeaving && !wasAllowed}
          disabled={isLeaving && wasAllowed}
          onClick={() => void run(() => consent.mutateAsync({ interaction, accept: false }))}
        >
          {texts.cancel}
        </Button>
        <Button
          loading={isLeaving && wasAllowed}
          disabled={!wasSeen || (isLeaving && !wasAllowed)}
          onClick={() => void run(() => consent.mutateAsync({ interaction, accept: true, scopes: allowed, ...chosen }))}
        >
          {texts.allow}
        </Button>
      </Group>
    </>
  );
}

/** Where the browser goes afterwards. */
function Target({ target: { kind, name } }: Pick<Interaction, 'target'>) {
  return <WithValue text={texts.target[kind]} value={kind === 'device' ? texts.target.thisComputer : name} />;
}

/** The documents of the application. Its name is no link. */
function Documents({ client: { policy_uri, tos_uri } }: Pick<Interaction, 'client'>) {
  const documents = [
    { label: texts.privacyPolicy, url: policy_uri },
    { label: texts.terms, url: tos_uri },
  ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
  if (documents.length === 0) return null;
  return (
    <Group gap="md" justify="center">
      {documents.map(({ label, url }) => (
        <Anchor key={label} href={url} target="_blank" rel="noreferrer" size="sm">
          {label}
        </Anchor>
      ))}
    </Group>
  );
}

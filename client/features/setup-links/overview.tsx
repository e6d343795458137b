import { Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Step } from '#client/console/parts/step.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

/** What the holder of a link sets up, and how far that is. */
export function SetUpOverviewScreen() {
  const { organization, setupLink } = useSetUp();
  const [isFinished, setFinished] = useState(false);
  if (setupLink === null) return null;
  const { scopes, expiresAt, callbackURL } = setupLink;
  if (isFinished) return <Finished organization={organization.name} callbackURL={callbackURL} />;
  return (
    <Screen
      title={texts.page.title(organization.name)}
      about={
        <>
          {texts.page.about(publicConfiguration.name)} {texts.page.ends} <RelativeTime at={expiresAt} />.
        </>
      }
      actions={<FinishButton onFinished={() => setFinished(true)} />}
    >
      <Paper component="section" aria-label={texts.page.steps}>
        <ol className="rows steps">
          {scopes.includes('domains') ? <DomainStep /> : null}
          {scopes.includes('sso') ? <ConnectionStep /> : null}
          {scopes.includes('scim') ? <DirectoryStep /> : null}
        </ol>
      </Paper>
      <Text size="sm" c="dimmed" mt="sm">
        {texts.page.optional}
      </Text>
    </Screen>
  );
}

function DomainStep() {
  const { organization, path } = useSetUp();
  const { data = [] } = trpc.organization.listDomains.useQuery({ organizationId: organization.id });
  const proven = data.filter(({ status }) => status === 'verified' || status === 'failing');
  const { title, about, done } = texts.page.domains;
  const isDone = proven.length > 0;
  const names = proven.map(({ domain }) => domain).join(', ');
  return (
    <Step title={title} isDone={isDone} about={isDone ? done(names) : about}>
      <Next to={`${path}/domains${data.length === 0 ? '?add' : ''}`} isDone={isDone} />
    </Step>
  );
}

function ConnectionStep() {
  const { organization, path } = useSetUp();
  const { data } = trpc.sso.providers.useQuery({ organizationId: organization.id });
  const tested = data?.providers.filter((connection) => connection.tested) ?? [];
  const { title, about, done } = texts.page.sso;
  const isDone = tested.length > 0;
  const names = tested.map(({ name }) => name).join(', ');
  return (
    <Step title={title} isDone={isDone} about={isDone ? done(names) : about}>
      <Next to={`${path}/single-sign-on`} isDone={isDone} />
    </Step>
  );
}

function DirectoryStep() {
  const { organization, path } = useSetUp();
  const { data } = trpc.organization.getDirectory.useQuery({ organizationId: organization.id }, { retry: false });
  const { title, about, done } = texts.page.scim;
  return (
    <Step title={title} isDone={data !== undefined} about={data ? done(data.name) : about}>
      <Next to={`${path}/directory`} isDone={data !== undefined} />
    </Step>
  );
}

function Next({ to, isDone }: { to: string; isDone: boolean }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      {isDone ? texts.page.view : texts.page.next}
    </Anchor>
  );
}

function FinishButton({ onFinished }: { onFinished: () => void }) {
  const { organization } = useSetUp();
  const complete = trpc.setupLink.complete.useMutation({ onSuccess: onFinished });
  const { action, question, consequences, confirm } = texts.page.finish;
  return (
    <ConfirmButton
      label={action}
      title={question}
      confirmLabel={confirm}
      isHarmless
      onConfirm={() => complete.mutateAsync({})}
    >
      {consequences(organization.name)}
    </ConfirmButton>
  );
}

function Finished({ organization, callbackURL }: { organization: string; callbackURL: string | null }) {
  const { title, about, back } = texts.page.finished;
  return (
    <Problem title={title} about={about(organization)}>
      {callbackURL === null ? null : (
        <a href={callbackURL} className="gh-button gh-primary">
          {back}
        </a>
      )}
    </Problem>
  );
}

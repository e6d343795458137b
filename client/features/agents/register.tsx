import { NativeSelect, Paper, SimpleGrid, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';

import { BackLink, CancelLink } from '#client/console/parts/back-link.tsx';
import { operatorWordsOf } from '#client/console/applications/words-of.ts';
import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { NameField, TextField } from '#client/console/forms/fields.tsx';
import { PermissionChoice } from '#client/console/forms/permission-choice.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { Screen } from '#client/page/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateAgent } from '#shared/agents/schemas.ts';
import { GrantableScope } from '#shared/lib/scopes.ts';
import { isOfOrganizations } from '#shared/oauth-provider/organization-scopes.ts';
import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import { oauthScopes } from '#shared/oauth-provider/scopes.ts';
import { AgentBudget } from '#shared/oauth-provider/terms.ts';

import { useArea } from './area.ts';
import { dayOptions, defaultDays } from './days.ts';
import { texts } from './texts.ts';

const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const { calls, writes } = AgentBudget.shape;
const number = (schema: z.ZodNumber) => z.string().transform(Number).pipe(schema);

/** The fields of the form: numbers are texts, and addresses one a line. */
const AgentFields = z.object({
  name: CreateAgent.shape.client_name,
  purpose: CreateAgent.shape.purpose,
  redirectUris: z
    .string()
    .nullish()
    .refine((text) => linesOf(text).every((uri) => redirectUriProblem(uri, 'agent') === null)),
  days: z.string(),
  calls: number(calls as z.ZodNumber),
  writes: number(writes as z.ZodNumber),
  scopes: z.array(z.string()).nullish(),
});
type AgentFields = z.input<typeof AgentFields>;

/** Shows the secret once, then the list. */
export function RegisterAgent() {
  const go = useNavigate();
  const { path, input, organization } = useArea();
  const [registered, setRegistered] = useState<Outputs['agent']['create'] | null>(null);
  const create = trpc.agent.create.useMutation({ onSuccess: setRegistered });
  const register = (fields: AgentFields) =>
    create.mutateAsync({
      ...input,
      client_name: fields.name,
      purpose: fields.purpose,
      redirect_uris: linesOf(fields.redirectUris),
      days: Number(fields.days),
      budget: { calls: Number(fields.calls), writes: Number(fields.writes) },
      scope: [...oauthScopes, ...(fields.scopes ?? [])].join(' '),
    });
  const { register: words } = texts;
  const initialValues = { days: defaultDays(), calls: '1000', writes: '100', scopes: [] };
  return (
    <Screen title={words.title} back={<BackLink to={path}>{texts.back}</BackLink>} about={words.about}>
      <Paper p="lg">
        <CancelLink to={path}>
          <CallForm
            schema={AgentFields}
            call={{ mutateAsync: register }}
            initialValues={initialValues}
            finishing={create.isSuccess}
            action={words.submit}
          >
            <NameField label={words.name} description={words.nameHint} maxLength={64} />
            <TextField name="purpose" label={words.purpose} description={words.purposeHint} required maxLength={280} />
            <RedirectField />
            <DaysField />
            <SimpleGrid cols={2}>
              <TextField name="calls" label={words.calls} type="number" inputMode="numeric" min={1} required />
              <TextField name="writes" label={words.writes} type="number" inputMode="numeric" min={0} required />
            </SimpleGrid>
            <ScopesField isOfPlatform={organization === null} />
          </CallForm>
        </CancelLink>
      </Paper>
      <SecretDialog
        secret={registered?.client_secret ?? null}
        title={words.done}
        what={words.secret}
        about={words.secretAbout(registered?.client_id ?? '')}
        onDone={() => void go(path)}
      />
    </Screen>
  );
}

const EXAMPLE = 'https://agent.example.com/callback';

function RedirectField() {
  const { redirectUris, redirectUrisHint } = texts.register;
  return (
    <Textarea
      {...useField('redirectUris')}
      label={redirectUris}
      description={redirectUrisHint}
      placeholder={EXAMPLE}
      autosize
      minRows={2}
      maxRows={8}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}

function DaysField() {
  return <NativeSelect {...useField('days')} label={texts.register.days} data={dayOptions()} />;
}

function ScopesField({ isOfPlatform }: { isOfPlatform: boolean }) {
  const offered = GrantableScope.options.filter((scope) => isOfPlatform || isOfOrganizations(scope));
  const options = offered.map((scope) => ({ value: scope, label: operatorWordsOf(scope) }));
  return <PermissionChoice name="scopes" label={texts.register.scopes} groups={[{ options }]} />;
}

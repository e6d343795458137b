import { Textarea } from '@mantine/core';
import { z } from 'zod';

import { useField } from '#client/console/forms/call-form.tsx';
import { CheckField, NameField, TextField } from '#client/console/forms/fields.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { CreateOAuthResource, ResourceScope } from '#shared/oauth-provider/resources.ts';

import { texts } from './texts.ts';

export type Api = Outputs['oauth2']['getResource'];

/** The fields of both forms: the scopes are a text with one a line, and an empty field is absent or null. */
export const ApiFields = z
  .object({
    name: CreateOAuthResource.shape.name,
    scopes: z.string().nullish(),
    defaultScopes: z.string().nullish(),
    mcp: z.boolean(),
    introspectionClientId: z.string().max(512).nullish(),
  })
  .check(({ value, issues }) => {
    const line = linesOf(value.scopes).findIndex((each) => !ResourceScope.safeParse(scopeOf(each)).success);
    const message = texts.fields.scopesProblem(line + 1);
    if (line !== -1) issues.push({ code: 'custom', message, path: ['scopes'], input: value.scopes });
  });
export type ApiFields = z.input<typeof ApiFields>;

function linesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function scopeOf(line: string): ResourceScope {
  const [name = '', ...words] = line.split(/\s+/);
  return { name, title: words.join(' ') };
}

/** The members of a registration. */
export function membersOf({ name, scopes, defaultScopes, mcp, introspectionClientId }: ApiFields) {
  return {
    name,
    scopes: linesOf(scopes).map(scopeOf),
    defaultScopes: (defaultScopes ?? '').split(/\s+/).filter((scope) => scope !== ''),
    mcp,
    introspectionClientId: introspectionClientId ?? null,
  };
}

/** The values of the form of a registered API. */
export function fieldsOf({ name, scopes, defaultScopes, mcp, introspectionClientId }: Api): ApiFields {
  return {
    name,
    scopes: scopes.map((scope) => `${scope.name} ${scope.title}`).join('\n'),
    defaultScopes: defaultScopes.join(' '),
    mcp,
    introspectionClientId,
  };
}

export function Fields() {
  const { fields } = texts;
  return (
    <>
      <NameField label={fields.name} description={fields.nameHint} maxLength={64} />
      <ScopesField />
      <TextField
        name="defaultScopes"
        label={fields.defaultScopes}
        description={fields.defaultScopesHint}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        name="introspectionClientId"
        label={fields.introspectionClientId}
        description={fields.introspectionClientIdHint}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <CheckField name="mcp" label={fields.mcp} description={fields.mcpHint} />
    </>
  );
}

function ScopesField() {
  const { scopes, scopesHint, scopesExample } = texts.fields;
  return (
    <Textarea
      {...useField('scopes')}
      label={scopes}
      description={scopesHint}
      placeholder={scopesExample}
      autosize
      minRows={2}
      maxRows={12}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

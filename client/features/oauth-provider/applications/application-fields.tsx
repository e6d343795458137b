import { Textarea } from '@mantine/core';
import { z } from 'zod';

import { useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import { CheckField, NameField, TextField } from '#client/console/forms/fields.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { ClientKeys } from '#shared/oauth-provider/client-keys.ts';
import { CreateOAuthClient, OAuthClientKind, type OAuthClient } from '#shared/oauth-provider/schemas.ts';
import { isServiceScope } from '#shared/oauth-provider/scopes.ts';

import { useArea } from './area.tsx';
import { AddressesField } from './addresses-field.tsx';
import { addressesOf, addressesProblem } from './redirect-problem.ts';
import { texts } from './texts.ts';

const { client_name: name, client_uri: page } = CreateOAuthClient.shape;

/** The grant type of another feature, which may be off (RFC 8628 section 3.4). */
const DEVICE_CODE = 'urn:ietf:params:oauth:grant-type:device_code';
const devicesOffered = publicConfiguration.oauthGrantTypes.includes(DEVICE_CODE);

/** The fields of both forms: the addresses are texts, and an empty field is absent or null. */
const shape = {
  kind: OAuthClientKind,
  name,
  homePage: page.nullish(),
  privacyPolicy: page.nullish(),
  terms: page.nullish(),
  redirectUris: z.string().nullish(),
  postLogoutUris: z.string().nullish(),
  logoutUri: page.nullish(),
  scopes: z.array(z.string()).nullish(),
  serviceAccount: z.string().nullish(),
  keys: z.string().nullish(),
  devices: z.boolean().default(false),
  skipConsent: z.boolean(),
};

export const ApplicationFields = z.object(shape).check(({ value, issues }) => {
  for (const field of ['redirectUris', 'postLogoutUris'] as const) {
    const message = addressesProblem(value[field], value.kind);
    if (message !== null) issues.push({ code: 'custom', message, path: [field], input: value[field] });
  }
  if (value.keys && keysOf(value.keys) === null)
    issues.push({ code: 'custom', message: texts.fields.keysInvalid, path: ['keys'], input: value.keys });
});
export type ApplicationFields = z.input<typeof ApplicationFields>;

/** Null if a text is no JWKS with public keys. */
function keysOf(text: string): ClientKeys | null {
  try {
    return ClientKeys.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The members of a registration (RFC 7591 section 2). */
export function membersOf(fields: ApplicationFields) {
  return {
    client_name: fields.name,
    client_uri: fields.homePage ?? null,
    policy_uri: fields.privacyPolicy ?? null,
    tos_uri: fields.terms ?? null,
    redirect_uris: addressesOf(fields.redirectUris),
    post_logout_redirect_uris: addressesOf(fields.postLogoutUris),
    backchannel_logout_uri: fields.logoutUri ?? null,
    scope: scopesOf(fields).join(' '),
    skip_consent: fields.skipConsent,
    ...(fields.keys && { jwks: keysOf(fields.keys) }),
    ...(devicesOffered && fields.kind !== 'machine' && { grant_types: grantTypesOf(fields) }),
    ...(fields.kind === 'machine' && { service_account_id: fields.serviceAccount ?? null }),
  };
}

/** The identity of the user is what signing in means. Without users, only what a service account may do counts. */
function scopesOf({ kind, scopes }: ApplicationFields): string[] {
  const chosen = (scopes ?? []).filter((scope) => scope !== 'openid');
  return kind === 'machine' ? chosen.filter(isServiceScope) : ['openid', ...chosen];
}

/** Users of a device return to no address. */
function grantTypesOf({ devices = false, redirectUris }: ApplicationFields): string[] {
  const hasAddress = !devices || addressesOf(redirectUris).length > 0;
  return [...(hasAddress ? ['authorization_code'] : []), 'refresh_token', ...(devices ? [DEVICE_CODE] : [])];
}

/** The values of the form of a registered application. */
export function fieldsOf(client: z.output<typeof OAuthClient>): ApplicationFields {
  return {
    kind: client.kind,
    name: client.client_name,
    homePage: client.client_uri,
    privacyPolicy: client.policy_uri,
    terms: client.tos_uri,
    redirectUris: client.redirect_uris.join('\n'),
    postLogoutUris: client.post_logout_redirect_uris.join('\n'),
    logoutUri: client.backchannel_logout_uri,
    scopes: client.scope.split(' '),
    serviceAccount: client.service_account_id,
    keys: client.jwks && JSON.stringify(client.jwks, null, 2),
    devices: client.grant_types.includes(DEVICE_CODE),
    skipConsent: client.skip_consent,
  };
}

/** As users see it. */
export const AppNameField = () => (
  <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={64} />
);

/** What users can read about the application. */
export function PageFields() {
  const url = { type: 'url', inputMode: 'url', autoComplete: 'off' } as const;
  const { fields } = texts;
  return (
    <>
      <TextField name="homePage" label={fields.homePage} placeholder={fields.homePageExample} {...url} />
      <TextField name="privacyPolicy" label={fields.privacyPolicy} {...url} />
      <TextField name="terms" label={fields.terms} {...url} />
    </>
  );
}

const examples: Record<OAuthClientKind, string> = {
  web: 'https://app.example.com/callback',
  spa: 'https://app.example.com/callback',
  native: 'http://127.0.0.1/callback',
  machine: '',
  agent: 'https://agent.example.com/callback',
};

/** Where the application receives its users. */
export function RedirectField({ kind }: { kind: OAuthClientKind }) {
  const isOptional = useCurrentForm().values['devices'] === true;
  return (
    <AddressesField
      name="redirectUris"
      label={texts.fields.redirectUris}
      description={texts.fields.redirectUrisHint}
      placeholder={examples[kind]}
      kind={kind}
      required={!isOptional}
    />
  );
}

export function LogoutFields({ kind }: { kind: OAuthClientKind }) {
  const { postLogoutUris, postLogoutUrisHint, logoutUri, logoutUriHint } = texts.fields;
  return (
    <>
      <AddressesField name="postLogoutUris" label={postLogoutUris} description={postLogoutUrisHint} kind={kind} />
      {kind === 'web' ? (
        <TextField
          name="logoutUri"
          label={logoutUri}
          description={logoutUriHint}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

const KEYS_EXAMPLE = JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-256', x: '…', y: '…' }] });

/** With which an application authenticates, in place of a secret. */
export function KeysField() {
  const field = useField('keys');
  return (
    <Textarea
      {...field}
      label={texts.fields.keys}
      description={texts.fields.keysHint}
      placeholder={KEYS_EXAMPLE}
      autosize
      minRows={2}
      maxRows={8}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}

/** Whether it is one of the operator's own. */
export function OwnField() {
  if (useArea().organization !== null) return null;
  return <CheckField name="skipConsent" label={texts.fields.skipConsent} description={texts.fields.skipConsentHint} />;
}

export function DevicesField() {
  if (!devicesOffered) return null;
  return <CheckField name="devices" label={texts.fields.devices} description={texts.fields.devicesHint} />;
}

import { z } from 'zod';

import { CallbackURL, LookupId, Timestamp } from '#shared/lib/fields.ts';
import { CallbackField } from '#shared/social/schemas.ts';

/** What becomes of responses that answer no sign-in of this service. */
export const IdpInitiated = z.enum(['refuse', 'restart']);

/** Where browsers take messages, in the query of an address or in a form. */
export interface SamlEndpoint {
  binding: 'redirect' | 'post';
  url: string;
}

/** The columns of a SAML connection that others do not have. */
export interface SamlSettings {
  signIn: SamlEndpoint;
  logout: (SamlEndpoint & { responseUrl: string }) | null;
  /** Null if the provider chooses. */
  nameIdFormat: string | null;
  requiresSignedResponse: boolean;
  idpInitiated: z.output<typeof IdpInitiated>;
  /** Of a connection that another service had before. */
  spEntityId?: string | undefined;
}

const MAX_METADATA = 512 * 1024;
const address = z.url({ protocol: /^https?$/ }).max(2048);
const attribute = z.string().min(1).max(255).optional();
const certificates = z.string().max(64 * 1024);
const metadata = z.string().max(MAX_METADATA);

/** How a request describes the identity provider: with its metadata, or with its address, entity id (`issuer`) and certificate. */
export const samlFields = {
  metadata: metadata.optional().describe('The metadata of the SAML identity provider, as text.'),
  metadataUrl: address.optional().describe('The address of the metadata.'),
  entryPoint: address.optional().describe('Without metadata: where browsers take SAML requests.'),
  certificate: certificates
    .optional()
    .describe('Without metadata: the certificates of the provider, in PEM or base64.'),
  identifierFormat: z.string().max(255).nullable().optional().describe('The format of NameIDs; null for any.'),
  wantResponseSigned: z.boolean().optional().describe('Whether responses must be signed as well as assertions.'),
  idpInitiated: IdpInitiated.optional().describe('Whether a response without a request starts a sign-in.'),
};

/** The object of the clients of better-auth. What is missing here, such as algorithms, is not used. */
export const SamlConfig = z
  .looseObject({
    ...samlFields,
    cert: certificates.optional(),
    idpMetadata: z
      .looseObject({
        metadata: metadata.optional(),
        entityID: z.string().max(1024).optional(),
        cert: certificates.optional(),
        singleSignOnService: z
          .array(z.looseObject({ Binding: z.string().max(255), Location: address }))
          .max(10)
          .optional(),
      })
      .optional(),
    spMetadata: z.looseObject({ entityID: z.string().max(1024).optional() }).optional(),
    mapping: z
      .looseObject({
        id: attribute,
        email: attribute,
        emailVerified: attribute,
        name: attribute,
        firstName: attribute,
        lastName: attribute,
        extraFields: z.record(z.string().max(255), z.string().min(1).max(255)).optional(),
      })
      .optional(),
  })
  .meta({ id: 'SamlConfig' });

type FlatFields = { [Name in keyof typeof samlFields]?: z.output<(typeof samlFields)[Name]> };
export type SamlInput = FlatFields & { samlConfig?: z.output<typeof SamlConfig> | undefined };

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The fields of a SAML provider, which clients send flat or in `samlConfig`; null without any. */
export function samlFieldsOf(input: SamlInput) {
  const { cert, idpMetadata = {}, spMetadata = {}, mapping, ...config } = input.samlConfig ?? {};
  const service = idpMetadata.singleSignOnService ?? [];
  const fields = {
    metadata: input.metadata ?? config.metadata ?? idpMetadata.metadata,
    metadataUrl: input.metadataUrl ?? config.metadataUrl,
    entryPoint:
      input.entryPoint ??
      config.entryPoint ??
      (service.find(({ Binding }) => Binding === REDIRECT) ?? service[0])?.Location,
    entityId: idpMetadata.entityID,
    certificate: input.certificate ?? config.certificate ?? idpMetadata.cert ?? cert,
    nameIdFormat: input.identifierFormat === undefined ? config.identifierFormat : input.identifierFormat,
    requiresSignedResponse: input.wantResponseSigned ?? config.wantResponseSigned,
    idpInitiated: input.idpInitiated ?? config.idpInitiated,
    spEntityId: spMetadata.entityID,
    mapping: mapping && mappingOf(mapping),
  };
  return Object.values(fields).every((value) => value === undefined) ? null : fields;
}

export type SamlFields = NonNullable<ReturnType<typeof samlFieldsOf>>;

type SamlMapping = NonNullable<z.output<typeof SamlConfig>['mapping']>;

function mappingOf({ id, email, emailVerified, name, firstName, lastName, extraFields }: SamlMapping) {
  return { id, email, emailVerified, name, givenName: firstName, familyName: lastName, extraFields };
}

const ShownCertificate = z
  .object({
    fingerprintSha256: z.string().meta({ examples: ['AB:12:34'] }),
    notBefore: Timestamp,
    notAfter: Timestamp,
    state: z.enum(['next', 'current', 'retired']),
  })
  .meta({ id: 'SamlCertificate' });

const SP = 'https://auth.example.com/api/auth/sso/saml2/sp';

export const ShownSamlConfig = z
  .object({
    entityId: z
      .string()
      .meta({ description: 'Of this service, for the provider.', examples: [`${SP}/metadata?providerId=acme`] }),
    acsUrl: z.string().meta({
      description: 'The address of this service to which the provider posts responses.',
      examples: [`${SP}/acs/acme`],
    }),
    sloUrl: z
      .string()
      .meta({ description: 'The address of this service for logout messages.', examples: [`${SP}/slo/acme`] }),
    entryPoint: z.string().meta({ examples: ['https://idp.example.com/saml'] }),
    binding: z.enum(['redirect', 'post']),
    logoutUrl: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    identifierFormat: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    wantResponseSigned: z.boolean(),
    idpInitiated: IdpInitiated,
    metadataUrl: z
      .string()
      .nullable()
      .meta({ examples: ['https://idp.example.com/metadata'] }),
    metadataCheckedAt: Timestamp.nullable(),
    metadataError: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    certificate: z.array(ShownCertificate).describe('Of the provider.'),
    spCertificate: z.array(ShownCertificate).describe('Of this service.'),
  })
  .meta({ id: 'SamlConnectionConfig' });

export const SpMetadataInput = z.object({ providerId: z.string().max(255).describe('The identity provider.') });
export const SpMetadata = z.base64().meta({ description: 'A metadata document.' });

const ofConnection = { providerId: z.string().max(64).describe('The identity provider.') };

/** The form that the page of an identity provider posts (SAML bindings, section 3.5.4). */
export const SamlResponse = z.object({
  ...ofConnection,
  SAMLResponse: z.string().optional().describe('The response, in base64.'),
  RelayState: CallbackField.describe('The state of the flow.'),
});

/** How the browser continues after that form. Without a ticket a sign-in starts. */
export const SamlTicket = z.object({
  ...ofConnection,
  ticket: z.string().max(64).describe('Of a verified response, for a minute.').optional(),
  callbackURL: CallbackURL.optional(),
});

export const SamlRequest = z.object({
  ...ofConnection,
  state: z
    .string()
    .max(64)
    .meta({ description: 'Of the flow.', examples: ['Vw2Lr8TzB5nYc7Mf'] }),
});

/** The call ends in a redirect, or answers a page that posts a form. */
export const RedirectOrPage = z.string().optional();

const connection = {
  organizationId: LookupId.optional(),
  providerId: z.string().max(255).describe('Of the connection.'),
};

export const AddCertificate = z.strictObject({
  ...connection,
  certificate: certificates.meta({ description: 'In PEM or base64.', examples: ['MIICrTCCAZWgAwIBAgIB…'] }),
});

export const RemoveCertificate = z.strictObject({
  ...connection,
  fingerprintSha256: z
    .string()
    .max(255)
    .meta({ description: 'Of the certificate.', examples: ['AB:12:34'] }),
});

import { z } from 'zod';

import { AuditEventName } from '#shared/audit-log/schemas.ts';
import { Sequence } from '#shared/event-log/schemas.ts';
import { LookupId, OwnId, Timestamp } from '#shared/lib/fields.ts';

export const presets = ['splunk', 'datadog', 'elastic', 'generic', 'syslog'] as const;
export const formats = ['jsonl', 'ocsf', 'cef'] as const;

const Preset = z.enum(presets).meta({ id: 'AuditStreamPreset' });
const Format = z.enum(formats).meta({ id: 'AuditStreamFormat' });

const PEM = /^-----BEGIN [A-Z ]+-----[A-Za-z0-9+/=\s-]+-----END [A-Z ]+-----\s*$/;
const examples = ['-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIU\n-----END CERTIFICATE-----\n'];
const pem = z.string().max(20_000).regex(PEM);

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .meta({ examples: ['Splunk'] });
const url = z
  .url({ protocol: /^(https?|tls)$/ })
  .max(2048)
  .meta({
    description: 'For `syslog`: `tls://` with host and port.',
    examples: ['https://splunk.example.com:8088'],
  });
const events = z
  .array(AuditEventName)
  .min(1)
  .max(200)
  .nullable()
  .describe('The events to send; null for all, including later ones.');
const token = z
  .string()
  .min(1)
  .max(1000)
  .regex(/^[\x21-\x7e]+$/)
  .meta({ description: 'The token or key of the receiver.', examples: ['0c9e6a7e-5b5b-4a33-9d8f-7f4f3c2f6f10'] });
const ca = pem.nullable().meta({ examples, description: 'For `syslog`: certificates that are trusted, in PEM.' });
const clientCertificate = pem.nullable().meta({ examples, description: 'For `syslog`, in PEM, with its key.' });
const clientKey = pem.nullable().meta({
  examples: ['-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49\n-----END PRIVATE KEY-----\n'],
  description: 'Of the client certificate, in PEM.',
});

const fields = {
  name,
  preset: Preset.describe('The kind of receiver.'),
  format: Format.default('jsonl').describe('The form of each entry.'),
  url,
  token: token.optional(),
  ca: ca.default(null),
  clientCertificate: clientCertificate.default(null),
  clientKey: clientKey.default(null),
  events: events.default(null),
};

const organization = { organizationId: LookupId.optional() };
const stream = { streamId: LookupId.meta({ description: 'The stream.' }) };
const includesOrigin = z.boolean().describe('Whether IP addresses and user agents are sent.');

export const CreateAuditStream = z.strictObject({ ...fields, includesOrigin: includesOrigin.default(false) });
export const CreateOrganizationAuditStream = z.strictObject({ ...fields, ...organization });

const changes = {
  ...stream,
  name: name.optional(),
  format: Format.optional().describe('The form of each entry.'),
  url: url.optional(),
  token: token.optional(),
  ca: ca.optional(),
  clientCertificate: clientCertificate.optional(),
  clientKey: clientKey.optional(),
  events: events.optional(),
  enabled: z.boolean().optional().describe('`false` stops the stream, `true` goes on where it stopped.'),
};
export const UpdateAuditStream = z.strictObject({ ...changes, includesOrigin: includesOrigin.optional() });
export const UpdateOrganizationAuditStream = z.strictObject({ ...changes, ...organization });

export const AuditStreamIdInput = z.strictObject(stream);
export const OrganizationAuditStreamIdInput = z.strictObject({ ...stream, ...organization });
export const ListOrganizationAuditStreams = z.strictObject(organization).prefault({});

const rewind = { ...stream, toSequence: Sequence.describe('Entries after it are sent again.') };
export const RewindAuditStream = z.strictObject(rewind);
export const RewindOrganizationAuditStream = z.strictObject({ ...rewind, ...organization });

export const AuditStream = z
  .object({
    id: OwnId,
    organizationId: OwnId.nullable(),
    name,
    preset: Preset,
    format: Format,
    url: z.string().meta({ examples: ['https://splunk.example.com:8088'] }),
    ca: z.string().nullable().meta({ examples }),
    clientCertificate: z.string().nullable().meta({ examples }),
    events: z.array(AuditEventName).nullable(),
    includesOrigin: z.boolean(),
    sequence: z.number().describe('The last entry that was sent.'),
    behind: z.number().optional().describe('Entries that wait, at most 10,000; in lists.'),
    deliveredAt: Timestamp.nullable(),
    failingSince: Timestamp.nullable(),
    lastError: z
      .string()
      .nullable()
      .meta({ examples: ['The receiver answered 500'] }),
    disabledAt: Timestamp.nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'AuditStream' });

export const CreatedAuditStream = z
  .object({
    stream: AuditStream,
    secret: z
      .string()
      .nullable()
      .meta({
        description: 'Of the preset `generic`: verifies the signatures. It is shown only in this answer.',
        examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      }),
  })
  .meta({ id: 'CreatedAuditStream' });

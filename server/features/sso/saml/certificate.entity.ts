import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText, optionalTimestamp, timestamp } from '#server/db/columns.ts';
import { all, ofOrganization, personalData, rowId } from '#server/db/personal-data.ts';
import { SsoConnectionSchema } from '#server/features/sso/connection.entity.ts';

/** A certificate of a SAML connection: of the identity provider, or of this service with its key. */
export const SsoCertificateSchema = defineEntity({
  name: 'SsoCertificate',
  uniques: [{ properties: ['connection', 'side', 'fingerprint'] }],
  checks: [
    { name: 'sso_certificate_side', expression: `"side" in ('idp', 'sp')` },
    { name: 'sso_certificate_state', expression: `"state" in ('next', 'current', 'retired')` },
    { name: 'sso_certificate_source', expression: `"source" in ('generated', 'manual', 'metadata')` },
    { name: 'sso_certificate_key', expression: `("side" = 'sp') = ("private_key" is not null)` },
  ],
  properties: {
    ...identified,
    connection: () => p.manyToOne(SsoConnectionSchema).ref().deleteRule('cascade'),
    side: p.text().$type<'idp' | 'sp'>(),
    /** PEM. */
    certificate: p.text(),
    /** SHA-256. */
    fingerprint: p.text(),
    /** Encrypted. */
    privateKey: optionalText(),
    notAfter: timestamp().index(),
    /** A certificate that is retired proves nothing and decrypts nothing. */
    state: p.text().$type<'next' | 'current' | 'retired'>().default('current'),
    /** Of one that the metadata of the provider no longer contain. */
    missingSince: optionalTimestamp(),
    /** When the mail about its end was last sent. */
    warnedAt: optionalTimestamp(),
    source: p.text().$type<'generated' | 'manual' | 'metadata'>(),
    ...created,
  },
});

export class SsoCertificate extends SsoCertificateSchema.class {}
SsoCertificateSchema.setClass(SsoCertificate);

personalData(
  SsoCertificateSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofOrganization, 'connection', 'side', 'certificate', 'fingerprint', 'privateKey', 'notAfter', 'state'),
    ...all(ofOrganization, 'missingSince', 'warnedAt', 'source', 'createdAt'),
  },
);

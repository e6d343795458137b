import { defineEntity, p } from '@mikro-orm/postgresql';

import { optionalText } from '#server/db/columns.ts';
import { activity, credential, identity, link, personalData, present, secret, via } from '#server/db/personal-data.ts';
import { SessionSchema } from '#server/features/sessions/session.entity.ts';

import { SsoConnectionSchema } from './connection.entity.ts';

/** What a connection knows of a session that it started, to end both together. */
export const SsoSessionSchema = defineEntity({
  name: 'SsoSession',
  indexes: [{ properties: ['connection', 'subjectHash'] }, { properties: ['connection', 'sid'] }],
  properties: {
    session: () => p.oneToOne(SessionSchema).primary().ref().deleteRule('cascade'),
    connection: () => p.manyToOne(SsoConnectionSchema).ref().deleteRule('cascade'),
    /** HMAC of the subject, by which logout requests find it. */
    subjectHash: p.text(),
    /** The provider's id of its session. */
    sid: optionalText(),
    /** Encrypted, for the logout at the provider. */
    idToken: optionalText(),
    /** Encrypted, with its format and qualifiers, which a logout request of SAML repeats. */
    nameId: optionalText(),
  },
});

export class SsoSession extends SsoSessionSchema.class {}
SsoSessionSchema.setClass(SsoSession);

personalData(
  SsoSessionSchema,
  { name: 'singleSignOnSessions' },
  {
    session: via,
    connection: link,
    subjectHash: secret,
    sid: activity,
    idToken: credential,
    nameId: present(identity),
  },
);

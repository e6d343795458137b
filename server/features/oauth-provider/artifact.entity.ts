import { defineEntity, p } from '@mikro-orm/postgresql';

import { optionalId, optionalText, optionalTimestamp, timestamp } from '#server/db/columns.ts';
import {
  activity,
  all,
  content,
  credential,
  none,
  personalData,
  present,
  secret,
  via,
} from '#server/db/personal-data.ts';
import { SessionSchema } from '#server/features/sessions/session.entity.ts';

import { OAuthGrantSchema } from './grant.entity.ts';

/** What a protocol step stores for a later one: an authorization code, a token, a pending or a pushed request, a nonce. */
export const OAuthArtifactSchema = defineEntity({
  name: 'OAuthArtifact',
  tableName: 'oauth_artifact',
  properties: {
    /** SHA-256 of its kind and its value, which is not stored. */
    hash: p.text().primary(),
    kind: p.text(),
    payload: p.json<Record<string, unknown>>(),
    grant: () => p.manyToOne(OAuthGrantSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    /** That of an authorization code and of every token that goes back to it. */
    family: optionalId().index(),
    /** It ends with this session. */
    session: () => p.manyToOne(SessionSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    consumedAt: optionalTimestamp(),
    /** The refresh token that replaced this one, encrypted, for a client that lost the answer. */
    successor: optionalText(),
    /** How often the successor was answered again. */
    replays: p.smallint().default(0),
    expiresAt: timestamp().index(),
  },
});

export class OAuthArtifact extends OAuthArtifactSchema.class {}
OAuthArtifactSchema.setClass(OAuthArtifact);

personalData(
  OAuthArtifactSchema,
  { name: 'applicationTokens' },
  {
    hash: secret,
    kind: activity,
    payload: present(content),
    ...all(via, 'grant', 'session'),
    family: none('A random number, common to tokens of one origin.'),
    successor: credential,
    ...all(activity, 'consumedAt', 'replays', 'expiresAt'),
  },
);

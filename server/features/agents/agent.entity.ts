import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalTimestamp, timestamp, timestamps } from '#server/db/columns.ts';
import {
  activity,
  all,
  content,
  kept,
  link,
  none,
  personalData,
  rowId,
  unlinked,
  via,
} from '#server/db/personal-data.ts';
import { OAuthClientSchema } from '#server/features/oauth-provider/client.entity.ts';
import { OAuthGrantSchema } from '#server/features/oauth-provider/grant.entity.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** What makes an application an agent: a purpose, a user who answers for it, an end and a budget. */
export const AgentSchema = defineEntity({
  name: 'Agent',
  checks: [{ name: 'agent_budget', expression: '"calls" > 0 and "writes" >= 0' }],
  properties: {
    ...identified,
    client: () => p.manyToOne(OAuthClientSchema).ref().unique().deleteRule('cascade'),
    purpose: p.text(),
    /** Without one it gets no tokens. */
    responsible: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    /** On one day (UTC), for all its users together. */
    calls: p.integer(),
    writes: p.integer(),
    expiresAt: timestamp(),
    stoppedAt: optionalTimestamp(),
    /** Access tokens from before ended when it was stopped. */
    validFrom: timestamp(),
    ...timestamps,
  },
});

export class Agent extends AgentSchema.class {}
AgentSchema.setClass(Agent);

const ofAgent = kept({ ...content, export: 'no' }, 'It describes an application.');

personalData(
  AgentSchema,
  { name: null },
  {
    id: rowId,
    client: kept({ ...link, export: 'no' }, 'It leads to an application.'),
    responsible: unlinked,
    ...all(ofAgent, 'purpose', 'calls', 'writes', 'expiresAt', 'stoppedAt', 'validFrom', 'createdAt', 'updatedAt'),
  },
);

/** What a user decided about an agent beside its scopes. */
export const AgentGrantSchema = defineEntity({
  name: 'AgentGrant',
  tableName: 'agent_grant',
  checks: [{ name: 'agent_grant_budget', expression: '"calls" > 0 and "writes" >= 0' }],
  properties: {
    ...identified,
    grant: () => p.manyToOne(OAuthGrantSchema).ref().unique().deleteRule('cascade'),
    calls: p.integer(),
    writes: p.integer(),
    /** The rows of the agents to which it may pass its access on. */
    delegates: p.array(),
    expiresAt: timestamp(),
  },
});

export class AgentGrant extends AgentGrantSchema.class {}
AgentGrantSchema.setClass(AgentGrant);

personalData(
  AgentGrantSchema,
  { name: 'agents' },
  { id: rowId, grant: via, ...all(activity, 'calls', 'writes', 'delegates', 'expiresAt') },
);

/** The calls of an agent for one user or service account on one day (UTC). */
export const AgentUsageSchema = defineEntity({
  name: 'AgentUsage',
  tableName: 'agent_usage',
  uniques: [{ name: 'agent_usage_grant_id_client_id_day_unique', properties: ['grant', 'client', 'day'] }],
  indexes: [{ name: 'agent_usage_client_id_day_index', properties: ['client', 'day'] }],
  properties: {
    ...identified,
    client: () => p.manyToOne(OAuthClientSchema).ref().deleteRule('cascade'),
    grant: () => p.manyToOne(OAuthGrantSchema).ref().deleteRule('cascade'),
    day: p.date(),
    calls: p.integer(),
    writes: p.integer(),
  },
});

export class AgentUsage extends AgentUsageSchema.class {}
AgentUsageSchema.setClass(AgentUsage);

personalData(
  AgentUsageSchema,
  { name: 'agentUsage' },
  { id: rowId, client: link, grant: via, ...all(activity, 'day', 'calls', 'writes') },
);

/** All agents of an organization, or of the platform if that is null, were stopped. It stays, for tokens from before. */
export const AgentStopSchema = defineEntity({
  name: 'AgentStop',
  tableName: 'agent_stop',
  indexes: [
    {
      name: 'agent_stop_organization',
      expression:
        'create unique index "agent_stop_organization" on "agent_stop" ("organization_id") nulls not distinct',
    },
  ],
  properties: {
    ...identified,
    organization: () => p.manyToOne(OrganizationSchema).ref().strictNullable().default(null).deleteRule('cascade'),
    stoppedBy: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    stoppedAt: timestamp(),
    resumedAt: optionalTimestamp(),
  },
});

export class AgentStop extends AgentStopSchema.class {}
AgentStopSchema.setClass(AgentStop);

personalData(
  AgentStopSchema,
  { name: null },
  {
    id: rowId,
    organization: kept({ ...link, export: 'no' }, 'It leads to an organization.'),
    stoppedBy: unlinked,
    ...all(none('It is about agents.'), 'stoppedAt', 'resumedAt'),
  },
);

/** An access token that an agent got in exchange for another one (RFC 8693). */
export const AgentChainSchema = defineEntity({
  name: 'AgentChain',
  tableName: 'agent_chain',
  properties: {
    /** With which its revocation is stored. */
    hash: p.text().primary(),
    /** What the user allowed the first application. */
    grant: () => p.manyToOne(OAuthGrantSchema).ref().deleteRule('cascade').index(),
    client: () => p.manyToOne(OAuthClientSchema).ref().deleteRule('cascade').index(),
    /** The rows of the applications that passed it on, the latest first. */
    actors: p.array(),
    /** The hashes of the tokens that it goes back to. It ends with each of them. */
    ancestors: p.array(),
    expiresAt: timestamp().index(),
  },
});

export class AgentChain extends AgentChainSchema.class {}
AgentChainSchema.setClass(AgentChain);

personalData(
  AgentChainSchema,
  { name: 'agentTokens' },
  {
    hash: rowId,
    grant: via,
    client: link,
    actors: activity,
    ancestors: none('Hashes of tokens.'),
    expiresAt: activity,
  },
);

import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, timestamps } from '#server/db/columns.ts';
import { activity, all, link, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { MemberSchema } from '#server/features/organizations/member.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { ClientScope } from '#shared/oauth-provider/scopes.ts';

import { OAuthClientSchema } from './client.entity.ts';

/** What a user allowed an application. Every code and token of the two refers to it, and ends with it. */
export const OAuthGrantSchema = defineEntity({
  name: 'OAuthGrant',
  tableName: 'oauth_grant',
  uniques: [{ name: 'oauth_grant_client_user', properties: ['client', 'user'] }],
  properties: {
    ...identified,
    client: () => p.manyToOne(OAuthClientSchema).ref().deleteRule('cascade'),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** The membership for which tokens act, and with which they end; null if they are not for one organization. */
    member: () => p.manyToOne(MemberSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    scopes: p.array().$type<ClientScope[]>(),
    /** Those of the request parameter `claims` (OpenID Connect Core section 5.5) beyond the scopes. */
    claims: p.array(),
    /** The scopes of APIs other than that of the service, by their URI. */
    resources: p.json<Record<string, string[]>>(),
    ...timestamps,
  },
});

export class OAuthGrant extends OAuthGrantSchema.class {
  get userId(): Opt<string> {
    return this.user.id;
  }
}
OAuthGrantSchema.setClass(OAuthGrant);

personalData(
  OAuthGrantSchema,
  { name: 'applications' },
  {
    id: rowId,
    ...all(link, 'client', 'member'),
    user: owner,
    ...all(activity, 'scopes', 'claims', 'resources', 'createdAt', 'updatedAt'),
  },
);

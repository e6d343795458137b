import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, timestamps } from '#server/db/columns.ts';
import { all, content, kept, none, personalData, rowId } from '#server/db/personal-data.ts';
import type { ClientHostState } from '#shared/oauth-provider/registration.ts';

/** What the platform says of the applications whose metadata documents a host serves. */
export const OAuthClientHostSchema = defineEntity({
  name: 'OAuthClientHost',
  tableName: 'oauth_client_host',
  properties: {
    ...identified,
    /** With its port, unless that is 443. */
    host: p.text().unique(),
    state: p.text().$type<ClientHostState>(),
    ...timestamps,
  },
});

export class OAuthClientHost extends OAuthClientHostSchema.class {}
OAuthClientHostSchema.setClass(OAuthClientHost);

personalData(
  OAuthClientHostSchema,
  { name: null },
  {
    id: rowId,
    host: kept({ ...content, export: 'no' }, 'It describes a site, of which the platform decides.'),
    ...all(none('It describes a site.'), 'state', 'createdAt', 'updatedAt'),
  },
);

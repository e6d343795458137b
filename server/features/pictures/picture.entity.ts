import { randomUUID } from 'node:crypto';

import { defineEntity, p } from '@mikro-orm/postgresql';

import { created } from '#server/db/columns.ts';
import { activity, all, identity, link, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

import type { PictureType } from './picture.types.ts';

/** An uploaded picture, the current one of its owner. */
export const PictureSchema = defineEntity({
  name: 'Picture',
  checks: [
    { name: 'picture_one_owner', expression: `("user_id" is null) <> ("organization_id" is null)` },
    { name: 'picture_content_type', expression: `"content_type" in ('image/png', 'image/jpeg', 'image/webp')` },
  ],
  properties: {
    /** Random, since the address of a picture is public. */
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('cascade').unique(),
    organization: () =>
      p.manyToOne(OrganizationSchema).ref().strictNullable().default(null).deleteRule('cascade').unique(),
    /** The `image` or `logo` of the owner. */
    url: p.text(),
    contentType: p.text().$type<PictureType>(),
    size: p.integer(),
    /** Null for a picture that the hook of the options stored. */
    data: p.blob().strictNullable(),
    ...created,
  },
});

export class Picture extends PictureSchema.class {}
PictureSchema.setClass(Picture);

personalData(
  PictureSchema,
  { name: 'pictures' },
  {
    id: rowId,
    user: owner,
    organization: link,
    ...all(identity, 'url', 'data'),
    ...all(activity, 'contentType', 'size', 'createdAt'),
  },
);

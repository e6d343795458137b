import { p, UnderscoreNamingStrategy, type EntitySchema } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { now } from '#server/now.ts';

/** Ids grow with time, so that new rows land at the end of their index. */
export const identified = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => v7()),
};

export const moment = () => p.datetime(3);

export const created = { createdAt: moment().onCreate(() => now()) };

export const timestamps = {
  ...created,
  updatedAt: moment()
    .onCreate(() => now())
    .onUpdate(() => now()),
};

/** Null unless said, by the ORM rather than by the database: an insert would have to wait for what that filled in. */
export const optionalText = () => p.text().strictNullable();
export const optionalId = () => p.uuid().strictNullable();
export const optionalMoment = () => moment().strictNullable();

const naming = new UnderscoreNamingStrategy();

/** The plain columns of an entity by property, so that a query that selects them all needs no list of its own. */
export function columnsOf({ meta }: EntitySchema): { property: string; column: string }[] {
  return Object.keys(meta.properties).map((property) => ({ property, column: naming.propertyToColumnName(property) }));
}

import { z } from 'zod';

/** A moment on the wire: ISO 8601 in UTC with exactly three fraction digits, from a Date on the server. */
export const Moment = z
  .codec(z.date(), z.string(), { decode: (date) => date.toISOString(), encode: (text) => new Date(text) })
  .meta({ override: { type: 'string', format: 'date-time' } });

/** A moment that is asked about, as far as JavaScript's calendar and PostgreSQL's both reach: years 1 to 9999. */
export const AskedMoment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine((text) => isWithinCalendars(text), 'A moment between the years 1 and 9999');

function isWithinCalendars(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  // PostgreSQL knows no zone further than 15 hours and 59 minutes away.
  return year >= 1 && year <= 9999 && !/[+-](1[6-9]|2\d):\d\d$/.test(text);
}

/** The one spelling under which an address is stored and compared: normalized first, validated after. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

const Address = z.email().max(254);

/** An email address, canonical after parsing; a look-alike of `@` or a list of addresses is refused. */
export const Email = z
  .string()
  .max(320)
  .refine((email) => isEmail(email), 'Invalid email')
  .transform(canonicalEmail)
  .meta({ format: 'email', examples: ['ada@example.com'] });

/** Whether a text is one address: an `@` that only normalization would make does not count. */
export function isEmail(text: string): boolean {
  return text.split('@').length === 2 && Address.safeParse(canonicalEmail(text)).success;
}

/** A boolean in a query: `true` or `false`, nothing else; RPC callers send the boolean itself. */
export const Flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((flag) => flag === true || flag === 'true')
  .meta({ override: { type: 'boolean', anyOf: undefined } });

/** A number in a query: decimal digits; RPC callers send the number itself. */
export const Count = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,9}$/)])
  .transform(Number)
  .meta({ override: { type: 'integer', minimum: 0, anyOf: undefined } });

/** Where a flow sends the browser afterwards: a path of this site or a trusted absolute URL (spec section 5). */
export const CallbackURL = z
  .string()
  .max(2048)
  .meta({ examples: ['/dashboard'] });

/** A picture's address; only the web's own schemes, since a browser will load it. */
export const ImageURL = z.url({ protocol: /^https?$/ }).max(2048);

const idExamples = ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'];

export const Id = z.uuid().meta({ examples: idExamples });

/** An id that an answer carries: PostgreSQL gave it as a uuid, and a page of a hundred members has four hundred of them. */
export const OwnId = z.string().meta({ format: 'uuid', examples: idExamples });

/** An id that a caller hands in: any text, so that an unknown one is answered with the call's own error. */
export const SomeId = z.string().min(1).max(64);

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The id of something to look up: what cannot be an id of ours finds nothing, and is answered as an unknown one. */
export const LookupId = SomeId.transform((text) => (Id.safeParse(text).success ? text.toLowerCase() : NOBODY)).meta({
  examples: idExamples,
});

/** A text a person typed for others to read. */
export const Name = z.string().max(255);

/** Any parameters at all, for what probes and other programs fetch by an address of their own making. */
export const Nothing = z.object({}).default({});

/** For calls that take no input: clients send `{}` or nothing, and anything else would be lost. */
export const NoFields = z.strictObject({}).default({});

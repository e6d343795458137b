import { z } from 'zod';

/** A moment on the wire: ISO 8601 in UTC with exactly three fraction digits, from a Date on the server. */
export const Timestamp = z
  .codec(z.date(), z.string(), { decode: (date) => date.toISOString(), encode: (text) => new Date(text) })
  .meta({ override: { type: 'string', format: 'date-time' } });

/** A date or time in a query, in the years that both JavaScript and PostgreSQL accept: 1 to 9999. */
export const TimestampInput = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine((text) => isSupportedYear(text), 'A moment between the years 1 and 9999');

function isSupportedYear(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  // PostgreSQL accepts time zone offsets up to 15:59.
  return year >= 1 && year <= 9999 && !/[+-](1[6-9]|2\d):\d\d$/.test(text);
}

/**
 * The normalized form in which an email address is stored and compared, with its domain in punycode; normalize first, then
 * validate.
 */
export function canonicalEmail(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const [, local, domain] = /^(.*)@(?=.*[^\x00-\x7f])([\p{L}\p{M}\p{N}.-]+)$/su.exec(text) ?? [];
  return local === undefined ? text : `${local}@${toAscii(domain!) ?? domain!}`;
}

/** The domain in punycode (IDNA), by the URL parser that browsers and Node have; null if it is none. */
function toAscii(domain: string): string | null {
  return URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : null;
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A dot-string of RFC 5321 at a domain whose top level is no number. */
const addressPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[0-9-]*[a-z])${label}$`);

/** Characters before the `@` (RFC 5321, 4.5.3.1.1). Not those of other scripts, which many mail servers do not deliver to. */
const MAX_LOCAL_CHARACTERS = 64;

const Address = z
  .string()
  .max(254)
  .regex(addressPattern)
  .refine((email) => email.lastIndexOf('@') <= MAX_LOCAL_CHARACTERS);

/** An email address, normalized by parsing; rejects characters that only normalize to `@`, and lists. */
export const Email = z
  .string()
  .max(320)
  .refine((email) => isEmail(email), 'Invalid email')
  .transform(canonicalEmail)
  .meta({ format: 'email', examples: ['ada@example.com'] });

/** Whether a text is one email address, whose `@` does not come from normalization. */
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

/** The rows of a page: 100 unless the caller chooses, at most 1000. */
export function pageSize(limit: number | undefined): number {
  return Math.min(limit || 100, 1000);
}

/** Where a flow sends the browser afterwards: a path of this site or a trusted absolute URL (spec section 5). */
export const CallbackURL = z
  .string()
  .max(2048)
  .meta({ examples: ['/dashboard'] });

/** The URL of a picture, which browsers will load: http or https only. */
export const ImageURL = z.url({ protocol: /^https?$/ }).max(2048);

const idExamples = ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'];

export const Id = z.uuid().meta({ examples: idExamples });

/** An id in an answer. Not validated again: PostgreSQL guarantees the format, and a page of members has hundreds of them. */
export const OwnId = z.string().meta({ format: 'uuid', examples: idExamples });

/** An id in a request: any text, so that a malformed id is answered like an unknown one, with the call's own error. */
export const SomeId = z.string().min(1).max(64);

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** An id to look up in the database: a malformed one becomes the nil UUID, which no row has. */
export const LookupId = SomeId.transform((text) => (Id.safeParse(text).success ? text.toLowerCase() : NIL_UUID)).meta({
  examples: idExamples,
});

/** A display name. */
export const Name = z.string().max(255);

/** Ignores all parameters, for addresses that probes and other programs fetch with parameters of their own. */
export const Nothing = z.object({}).default({});

/** No input: clients send `{}` or nothing; any field is rejected. */
export const NoFields = z.strictObject({}).default({});

/** Of the addresses of service accounts. No mail is delivered to it (RFC 2606), and no provider proves an address of it. */
export const SERVICE_ACCOUNT_DOMAIN = 'service-accounts.invalid';

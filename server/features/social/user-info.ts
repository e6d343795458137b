import { z } from 'zod';

import { canonicalEmail, Flag, ImageURL, isEmail } from '#shared/lib/fields.ts';

/** Control characters, lone surrogates, and nothing but spaces. */
const FORBIDDEN_IN_SUBJECT = /[\p{Cc}\p{Cs}]|^\s+$/u;

/** A user's profile at a provider, sanitized before it is stored. Only the id is required. */
export const Profile = z
  .object({
    /** The provider's own, unchanging id of the user, compared exactly: some contain spaces or other scripts. */
    accountId: z
      .string()
      .min(1)
      .max(255)
      .refine((id) => !FORBIDDEN_IN_SUBJECT.test(id)),
    email: z
      .string()
      .nullish()
      .transform((email) => (email && isEmail(email) ? canonicalEmail(email) : null)),
    /** Whether the provider states that the address is verified. */
    emailVerified: z
      .boolean()
      .nullish()
      .transform((isVerified) => isVerified === true),
    /** Whether the operator's mapping set the address, for which the provider does not vouch. */
    isEmailMapped: z.boolean().default(false),
    /** What else the operator's mapping returned. */
    mappedFields: z.record(z.string(), z.unknown()).default({}),
    name: z
      .string()
      .nullish()
      .transform((name) => (name ?? '').replaceAll('\u0000', '').toWellFormed().trim().slice(0, 255)),
    image: z
      .string()
      .nullish()
      .transform((image) => ImageURL.safeParse(image).data ?? null),
  })
  .transform((profile) => ({ ...profile, emailVerified: profile.email !== null && profile.emailVerified }));

export type Profile = z.output<typeof Profile>;

type Lenient<Fields extends z.ZodRawShape> = {
  [Name in keyof Fields]: z.ZodCatch<z.ZodOptional<z.ZodNullable<Fields[Name]>>>;
};

/**
 * The shape of a provider's user info. Only what identifies the user is required: a provider that omits or changes any
 * other field must not lock its users out, so that an optional field of another type reads as null.
 */
export function userInfo<Required extends z.ZodRawShape, Optional extends z.ZodRawShape>(
  required: Required,
  optional: Optional,
): z.ZodObject<Required & Lenient<Optional>> {
  const lenient = Object.entries(optional).map(([name, schema]) => [name, (schema as z.ZodType).nullish().catch(null)]);
  // Object.fromEntries loses the schema of each field; the return type states it.
  return z.object({ ...required, ...Object.fromEntries(lenient) }) as z.ZodObject<Required & Lenient<Optional>>;
}

/** An id that a provider writes as text or as a number. */
export const SubjectId = z.union([z.string(), z.int()]).transform(String);

/** The claims of OpenID Connect Core section 5.1, which some providers send with `email_verified` as text. */
export const standardClaims = {
  email: z.string(),
  email_verified: Flag,
  name: z.string(),
  preferred_username: z.string(),
  picture: z.string(),
};

export const StandardClaims = userInfo({ sub: z.string() }, standardClaims);

export function profileOfClaims(claims: z.output<typeof StandardClaims>): z.input<typeof Profile> {
  return {
    accountId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name || claims.preferred_username,
    image: claims.picture,
  };
}

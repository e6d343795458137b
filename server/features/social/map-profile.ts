import { z } from 'zod';

import { canonicalEmail, ImageURL, isEmail } from '#shared/lib/fields.ts';

import type { MapProfileToUser } from './social.types.ts';
import { Profile } from './user-info.ts';

/** What a mapping may replace. */
const replaceable: Readonly<Record<string, z.ZodType>> = {
  name: z.string().min(1),
  image: ImageURL.nullable(),
  email: z.string().refine(isEmail),
  emailVerified: z.boolean(),
};

/**
 * The profile as `mapProfileToUser` changes it. Only the provider verifies an address, and a provider is trusted only with
 * addresses that it returned. What does not replace anything stays in `mappedFields`.
 */
export async function mapProfile(profile: Profile, info: object, map: MapProfileToUser | undefined): Promise<Profile> {
  if (!map) return profile;
  const mapped = z.record(z.string(), z.unknown()).parse((await map(structuredClone(info))) ?? {});
  const replaces = ([name, value]: [string, unknown]) =>
    Object.hasOwn(replaceable, name) && replaceable[name]!.safeParse(value).success;
  const replaced: { email?: string; emailVerified?: boolean } = Object.fromEntries(
    Object.entries(mapped).filter(replaces),
  );
  const mappedFields = Object.fromEntries(
    Object.entries(mapped).filter((entry) => !replaces(entry) && !isAbsent(entry)),
  );
  const { email, emailVerified = true } = replaced;
  const isOfProvider = email === undefined || canonicalEmail(email) === profile.email;
  return Profile.parse({
    ...profile,
    ...replaced,
    emailVerified: profile.emailVerified && isOfProvider && emailVerified,
    isEmailMapped: !isOfProvider,
    mappedFields,
  });
}

/** A mapping copies what the provider may not have returned. */
function isAbsent([name, value]: [string, unknown]): boolean {
  return value === undefined || (Object.hasOwn(replaceable, name) && (value === null || value === ''));
}

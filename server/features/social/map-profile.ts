import { z } from 'zod';

import { canonicalEmail } from '#shared/fields.ts';

import { Profile } from './define-provider.ts';
import type { MapProfileToUser } from './social.types.ts';

/** Strict, so that a field that would not be stored fails the sign-in and is named in the log. */
const MappedProfile = z.strictObject({
  name: z.string().optional(),
  image: z.string().nullish(),
  email: z.string().nullish(),
  emailVerified: z.boolean().optional(),
});

/**
 * The profile as `mapProfileToUser` changes it. Only the provider verifies an address, and a provider is trusted only with
 * addresses that it returned.
 */
export async function mapProfile(profile: Profile, info: object, map: MapProfileToUser | undefined): Promise<Profile> {
  if (!map) return profile;
  const { emailVerified = true, ...mapped } = MappedProfile.parse((await map(structuredClone(info))) ?? {});
  const given = Object.fromEntries(Object.entries(mapped).filter(([, value]) => value !== undefined));
  const isOfProvider = !mapped.email || canonicalEmail(mapped.email) === profile.email;
  return Profile.parse({
    ...profile,
    ...given,
    emailVerified: profile.emailVerified && isOfProvider && emailVerified,
    isEmailMapped: !isOfProvider,
  });
}

import { z } from 'zod';

import { Profile, SubjectId } from '#server/features/social/user-info.ts';
import { Flag } from '#shared/lib/fields.ts';
import type { ClaimMapping } from '#shared/sso/oidc.ts';

/** What an identity provider states about a user. */
export interface StatedIdentity {
  /** Unchanging, of the user at the provider. */
  subject: string;
  email: string | null;
  /** Null if the provider does not say. */
  emailVerified: boolean | null;
  /** Empty without one. */
  name: string;
  image: string | null;
  /** Of the user in the directory of the organization. */
  directoryId: string | null;
  /** Null if the provider does not say, which differs from no groups. */
  groups: string[] | null;
  /** Every claim of texts; `groups` is the one that the mapping names. */
  values: Record<string, string[]>;
  /** Values of claims for additional fields, by field. */
  extraFields: Record<string, unknown>;
}

const Claims = z.record(z.string(), z.unknown());
const Text = z.string().nullable().catch(null);
const Image = z
  .url({ protocol: /^https$/ })
  .nullable()
  .catch(null);

/** The claims by the names of the mapping. @throws ZodError without a subject */
export function readClaims(stated: unknown, mapping: ClaimMapping): StatedIdentity {
  const claims = Claims.parse(stated);
  const valueOf = (name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : null);
  const textOf = (name: string) => Text.parse(valueOf(name));
  const fullName = [textOf(mapping.givenName ?? 'given_name'), textOf(mapping.familyName ?? 'family_name')];
  const { accountId, email, name, image } = Profile.parse({
    accountId: SubjectId.parse(valueOf(mapping.id ?? 'sub')),
    email: textOf(mapping.email ?? 'email'),
    name: textOf(mapping.name ?? 'name') || fullName.filter(Boolean).join(' '),
    image: Image.parse(valueOf(mapping.image ?? 'picture')),
  });
  return {
    subject: accountId,
    email,
    emailVerified: email === null ? null : verifiedOf(mapping, valueOf),
    name,
    image,
    directoryId: mapping.directoryId === undefined ? null : textOf(mapping.directoryId),
    groups: z
      .array(z.string())
      .nullable()
      .catch(null)
      .parse(valueOf(mapping.groups ?? 'groups')),
    values: valuesOf(claims, mapping.groups ?? 'groups'),
    extraFields: Object.fromEntries(
      Object.entries(mapping.extraFields ?? {}).map(([field, claim]) => [field, valueOf(claim)]),
    ),
  };
}

const Value = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Values = z.union([z.array(Value), Value.transform((value) => [value])]);

/**
 * By claim; those of the groups also as `groups`. Without what the provider keeps elsewhere (OpenID Connect Core section 5.6.2), as
 * Microsoft does with many groups.
 */
function valuesOf(claims: z.output<typeof Claims>, groups: string): Record<string, string[]> {
  const elsewhere = new Set(Object.keys(Claims.catch({}).parse(claims['_claim_names'])));
  const hasLink = Object.keys(claims).some((name) => name.endsWith('groups.link'));
  if (hasLink || claims['hasgroups']) elsewhere.add(groups);
  const read = Object.entries(claims).flatMap(([name, value]) => {
    const values = elsewhere.has(name) ? null : Values.safeParse(value).data;
    return values ? [[name, values] as const] : [];
  });
  const own = read.find(([name]) => name === groups);
  const others = read.filter(([name]) => name !== 'groups');
  return Object.fromEntries(own ? [...others, ['groups', own[1]] as const] : others);
}

/** `email_verified` is a statement about the claim `email`, and about no other. */
function verifiedOf({ email, emailVerified }: ClaimMapping, valueOf: (name: string) => unknown): boolean | null {
  if (emailVerified === undefined && email !== undefined && email !== 'email') return null;
  return Flag.nullable()
    .catch(null)
    .parse(valueOf(emailVerified ?? 'email_verified'));
}

import { fieldReader } from '#server/cli/import/additional-fields.ts';
import { readHash } from '#server/cli/import/hashes/explicit.ts';
import { canonicalPhoneNumber } from '#server/features/phone-number/normalize.ts';
import { isRegistrable } from '#server/features/usernames/username.ts';
import { camelCase } from '#server/cli/import/source.ts';
import { configuredProviderIds } from '#server/features/social/registry.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { costClassOf } from '#server/security/password-kinds/registry.ts';
import { canonicalEmail, ImageURL, isEmail } from '#shared/lib/fields.ts';

import type { RunContext } from './context.ts';
import type { Finding } from './findings.ts';
import type { Person, SourcePasskey, SourceTotp } from './mapped.ts';

/** A person whose values are those that calls would accept. */
export interface CheckedPerson {
  source: Person;
  number: number;
  email: string;
  emailVerified: boolean;
  name: string;
  username: string | null;
  image: string | null;
  phone: string | null;
  role: string;
  password: string | null;
  totp: SourceTotp | null;
  passkeys: SourcePasskey[];
  identities: { provider: string; subject: string }[];
  fields: Record<string, unknown> | null;
}

/** The person, or the code with which it is left; and what of it is left. */
export interface Check {
  person: CheckedPerson | null;
  findings: Finding[];
}

const MAX_NAME = 255;
/** NUL, lone surrogates, control characters and overrides of the direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const HEX_KEY = /^[A-Z2-7]{16,}=*$/;

/** Text without characters that cannot be stored or that hide others. */
export function cleanText(text: string, maximum = MAX_NAME): string {
  return text.replaceAll(UNSAFE, ' ').trim().slice(0, maximum);
}

export async function checkPerson(run: RunContext, source: Person, number: number): Promise<Check> {
  const findings: Finding[] = (source.lost ?? []).map(({ code, detail }) => [code, detail] as const);
  const address = addressOf(run, source);
  if (source.leave) return { person: null, findings: [[source.leave.code, source.leave.detail]] };
  if (typeof address !== 'string') return { person: null, findings: [address] };

  const name = cleanText(source.name);
  if (name !== source.name.trim().slice(0, MAX_NAME)) findings.push(['text_cleaned']);
  const person: CheckedPerson = {
    source,
    number,
    email: address,
    emailVerified: source.email !== null && source.emailVerified,
    name,
    username: await usernameOf(run, source, findings),
    image: imageOf(source, findings),
    phone: phoneOf(source, findings),
    role: roleOf(run, source, findings),
    password: passwordOf(run, source, findings),
    totp: totpOf(source, findings),
    passkeys: passkeysOf(run, source, findings),
    identities: identitiesOf(run, source, findings),
    fields: fieldsOf(run, source, findings),
  };
  if (person.password !== null && !person.emailVerified) findings.push(['unverified_password']);
  return { person, findings };
}

/** The canonical address, or why there is none. */
export function addressOf({ choices: { placeholderDomain } }: RunContext, person: Person): string | Finding {
  if (person.email !== null && person.email.trim() !== '') {
    return isEmail(person.email) ? canonicalEmail(person.email) : ['invalid_address'];
  }
  if (placeholderDomain === null) return ['no_address'];
  const local = person.sourceId
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '-')
    .slice(0, 64);
  const placeholder = `${local.replaceAll(/^[.-]+|[.-]+$|\.(?=\.)/g, '')}@${placeholderDomain}`;
  return isEmail(placeholder) ? canonicalEmail(placeholder) : ['no_address'];
}

async function usernameOf(run: RunContext, { username }: Person, findings: Finding[]): Promise<string | null> {
  if (!username) return null;
  if (await isRegistrable(run, username)) return username;
  findings.push(['username_left', 'characters or length']);
  return null;
}

function imageOf({ image }: Person, findings: Finding[]): string | null {
  if (!image) return null;
  if (image.startsWith('https:') && ImageURL.safeParse(image).success) return image;
  findings.push(['image_left']);
  return null;
}

function phoneOf({ phone }: Person, findings: Finding[]): string | null {
  if (!phone) return null;
  const number = phone.verified ? canonicalPhoneNumber(phone.number) : null;
  if (number === null) findings.push(['phone_left', phone.verified ? 'impossible' : 'not verified']);
  return number;
}

/** A role of the platform is never taken over without a map: it would be one of another product's meaning. */
function roleOf({ options, choices }: RunContext, { role }: Person, findings: Finding[]): string {
  const { defaultRole } = platformOptions.of({ options });
  if (!role || role === defaultRole) return defaultRole;
  const mapped = choices.roleMap.get(role);
  if (mapped !== undefined && Object.hasOwn(platformAccess(options).roles, mapped)) return mapped;
  findings.push(['role_left', cleanText(role, 64)]);
  return defaultRole;
}

export function passwordOf(run: RunContext, { password }: Person, findings: Finding[]): string | null {
  if (!password) return null;
  const read =
    typeof password === 'object' && 'left' in password
      ? password
      : readHash(password, (family, parameter) => {
          const id = run.keys.parameterId(family, parameter);
          run.parameters.set(id, { family, parameter });
          return id;
        });
  if (!('stored' in read)) findings.push([read.left, read.detail]);
  else if (run.allowedClasses(costClassOf(read.stored))) return read.stored;
  else findings.push(['hash_too_costly', 'more than four sets of parameters of scrypt and argon2']);
  return null;
}

function totpOf({ totp }: Person, findings: Finding[]): SourceTotp | null {
  if (!totp) return null;
  const { digits, period, algorithm } = totp;
  const secret = totp.secret.replaceAll(/[\s-]/g, '').toUpperCase();
  const isPossible =
    HEX_KEY.test(secret) &&
    digits >= 6 &&
    digits <= 8 &&
    period >= 15 &&
    period <= 120 &&
    ['SHA1', 'SHA256', 'SHA512'].includes(algorithm);
  if (isPossible) return { secret: secret.replaceAll('=', ''), digits, period, algorithm };
  findings.push(['totp_left']);
  return null;
}

/** Browsers bind passkeys to the host. */
function passkeysOf({ options }: RunContext, { passkeys = [] }: Person, findings: Finding[]): SourcePasskey[] {
  const { hostname } = new URL(options.baseUrl);
  const isUsable = ({ id, publicKey, counter, rpId }: SourcePasskey) =>
    [id, publicKey].every((text) => /^[\w-]{16,2048}$/.test(text)) &&
    Number.isInteger(counter) &&
    counter >= 0 &&
    counter < 2 ** 32 &&
    (rpId === hostname || hostname.endsWith(`.${rpId}`));
  const usable = passkeys.filter(isUsable);
  if (usable.length < passkeys.length) findings.push(['passkey_left', String(passkeys.length - usable.length)]);
  return usable;
}

function identitiesOf(run: RunContext, { identities = [] }: Person, findings: Finding[]): CheckedPerson['identities'] {
  const configured = configuredProviderIds(run);
  const taken: CheckedPerson['identities'] = [];
  for (const { provider: name, subject } of identities) {
    const provider = run.choices.providerMap.get(name) ?? name;
    const isKnown = configured.includes(provider) || /^sso:[\w-]+$/.test(provider);
    if (!isKnown) findings.push(['provider_unknown', cleanText(name, 64)]);
    else if (subject !== '' && subject.length <= 512 && cleanText(subject, 512) === subject)
      taken.push({ provider, subject });
    else findings.push(['identity_taken', cleanText(name, 64)]);
  }
  return taken;
}

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** The values of the declared fields. Others are left, with the name for the operator who forgot to declare it. */
export function fieldsOf(
  { fields }: RunContext,
  { fields: values = {}, kind }: Pick<Person, 'fields'> & { kind: 'user' | 'organization' | 'member' },
  findings: Finding[],
): Record<string, unknown> | null {
  const declared = fields[kind] ?? {};
  const names = Object.keys(values).filter((name) => values[name] !== null && values[name] !== undefined);
  const left = names.filter((name) => FORBIDDEN.includes(name) || !Object.hasOwn(declared, name));
  for (const name of left) findings.push(['field_left', cleanText(name, 64)]);
  const read = fieldReader(declared);
  if (read === null) return null;
  const known = names.filter((name) => !left.includes(name)).map((name) => [camelCase(name), values[name]] as const);
  const { stored, mistyped } = read({ id: '', ...Object.fromEntries(known) });
  for (const name of mistyped) findings.push(['field_left', `${name}: another type`]);
  return stored as Record<string, unknown>;
}

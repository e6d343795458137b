import { costClassOf, workOfClass } from '#server/security/password-kinds/registry.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { canonicalEmail } from '#shared/lib/fields.ts';
import { normalizeUsername } from '#server/features/usernames/normalization.ts';
import { canonicalPhoneNumber } from '#server/features/phone-number/normalize.ts';

import { addressOf, passwordOf } from './check-person.ts';
import type { RunContext } from './context.ts';
import { kinds, type Kind, type Member, type Person } from './mapped.ts';
import { memberRoles } from './membership-rows.ts';
import { keyClaim } from './missing.ts';
import { claimOf } from './people.ts';
import { recordsOf, type Reader } from './source.ts';

/** What is known of the files before anything is written. */
export interface Survey {
  /** Records of each kind that can be read. */
  records: Map<Kind, number>;
  /** Hashes of each cost class. */
  costClasses: Map<string, number>;
  /** People whose password cannot be imported. */
  withoutPassword: number;
  /** The person with the address of the probe. */
  probed: Person | null;
}

const VERIFIED = 2 ** 31;

/** A verified address wins, then the one with the newer sign-in, to two seconds, then the first. */
function scoreOf({ email, emailVerified, lastSignInAt }: Person): number {
  const signedIn = Math.max(0, Math.floor((lastSignInAt?.getTime() ?? 0) / 2000));
  return (email !== null && emailVerified ? VERIFIED : 0) + Math.min(signedIn, VERIFIED - 1);
}

/** Reads all files once: which record gets an address that several have, and which hashes there are. */
export async function survey(run: RunContext, reader: Reader, probe: string | null): Promise<Survey> {
  const found: Survey = { records: new Map(), costClasses: new Map(), withoutPassword: 0, probed: null };
  const address = probe === null ? null : canonicalEmail(probe);
  for (const kind of kinds) {
    let number = 0;
    for await (const record of recordsOf(reader, kind)) {
      if ('unreadable' in record) continue;
      number += 1;
      run.claims.claim(claimOf.id(kind, record.sourceId), number);
      if (run.isLaterRun) run.claims.claim(keyClaim(run.keys.of(kind, record.sourceId)), number);
      if (record.kind === 'member') surveyMember(run, record, number);
      if (record.kind === 'user') surveyPerson(run, record, { number, found, address });
    }
    if (number > 0) found.records.set(kind, number);
  }
  run.parameters.clear();
  return found;
}

/** Which organizations have an owner or an administrator, for the report of a dry run. */
function surveyMember(run: RunContext, { organization, role }: Member, number: number): void {
  const roles = memberRoles(run, role)?.split(',') ?? [];
  if (roles.includes(organizationOptions.of(run).access.topRole))
    run.claims.claim(claimOf.id('owner of', organization), number);
  if (roles.includes('admin')) run.claims.claim(claimOf.id('administrator of', organization), number);
}

function surveyPerson(
  run: RunContext,
  person: Person,
  { number, found, address }: { number: number; found: Survey; address: string | null },
): void {
  const email = addressOf(run, person);
  // A later record with the same id is left, and gets nothing.
  if (person.leave || typeof email !== 'string' || run.claims.recordOf(claimOf.id('user', person.sourceId)) !== number)
    return;
  run.claims.claim(claimOf.address(email), number, scoreOf(person));
  if (person.username) run.claims.claim(claimOf.username(normalizeUsername(run, person.username)), number);
  const phone = person.phone?.verified ? canonicalPhoneNumber(person.phone.number) : null;
  if (phone !== null) run.claims.claim(claimOf.phone(phone), number);
  for (const { provider, subject } of person.identities ?? [])
    run.claims.claim(
      claimOf.identity({ provider: run.choices.providerMap.get(provider) ?? provider, subject }),
      number,
    );
  if (email === address) found.probed = person;
  const stored = passwordOf(run, person, []);
  if (stored === null) found.withoutPassword += 1;
  else {
    const costClass = costClassOf(stored);
    found.costClasses.set(costClass, (found.costClasses.get(costClass) ?? 0) + 1);
  }
}

const MAX_MEMORY_HARD = 4;

/**
 * The classes whose hashes are imported: at most four memory-hard sets of parameters with those that are stored already, since
 * each of them costs time at every refused sign-in. The most frequent ones are taken.
 */
export function allowedClasses(
  found: ReadonlyMap<string, number>,
  stored: readonly string[],
): (name: string) => boolean {
  const isMemoryHard = (costClass: string) =>
    Object.keys(workOfClass(costClass)).some((name) => /^(scrypt|argon2):/.test(name));
  const taken = new Set(stored.filter(isMemoryHard));
  for (const [costClass] of [...found].toSorted(([, a], [, b]) => b - a))
    if (isMemoryHard(costClass) && taken.size < MAX_MEMORY_HARD) taken.add(costClass);
  return (costClass) => taken.has(costClass) || !isMemoryHard(costClass);
}

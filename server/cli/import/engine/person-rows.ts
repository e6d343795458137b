import { v7 } from 'uuid';

import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { backupCodeHasher } from '#server/features/two-factor/backup-codes.ts';
import { sealTotpKey } from '#server/features/two-factor/totp.ts';
import { normalizeUsername } from '#server/features/usernames/normalization.ts';
import { now } from '#server/lib/now.ts';

import type { BulkRow } from './bulk.ts';
import type { CheckedPerson } from './check-person.ts';
import type { RunContext } from './context.ts';

/** The rows of a new user, by table in the order of their foreign keys. */
export type PersonRows = Record<'user' | 'account' | 'two_factor' | 'backup_code' | 'passkey', BulkRow[]>;

/** Of bans that an import made: it lifts only these. */
export const banSourceOf = (source: string) => `import:${source}` as const;

export function personRows(run: RunContext, person: CheckedPerson, id: string): PersonRows {
  const { source } = person;
  return {
    user: [userRow(run, person, id)],
    account: [
      ...(person.password === null ? [] : [passwordRow(person, id, person.password)]),
      ...person.identities.map((identity) => identityRow(person, id, identity)),
    ],
    two_factor: person.totp ? [factorRow(run, person, id)] : [],
    backup_code: person.totp ? backupCodeRows(run, source.backupCodes ?? [], id) : [],
    passkey: person.passkeys.map((passkey) => passkeyRow(person, id, passkey)),
  };
}

const createdAtOf = ({ source }: CheckedPerson) => source.createdAt ?? now();
const updatedAtOf = (person: CheckedPerson) => person.source.updatedAt ?? createdAtOf(person);

function userRow(run: RunContext, person: CheckedPerson, id: string): BulkRow {
  const { ban } = person.source;
  return {
    id,
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    ...usernameColumns(run, person.username),
    image: person.image,
    phone_number: person.phone,
    phone_number_verified: person.phone !== null,
    role: person.role,
    banned: Boolean(ban),
    ban_reason: ban?.reason ?? null,
    ban_expires: ban?.until ?? null,
    banned_by: ban ? banSourceOf(run.keys.source) : null,
    two_factor_enabled: person.totp !== null,
    is_anonymous: false,
    unconfirmed: false,
    kind: 'person',
    sign_in_notices: true,
    additional_fields: person.fields,
    created_at: createdAtOf(person),
    updated_at: updatedAtOf(person),
  };
}

export function usernameColumns(run: RunContext, username: string | null): BulkRow {
  return { username: username === null ? null : normalizeUsername(run, username), display_username: username };
}

export function passwordRow(person: CheckedPerson, userId: string, password: string | null): BulkRow {
  return { ...accountColumns(person, userId), provider_id: CREDENTIAL, account_id: userId, password };
}

export function identityRow(
  person: CheckedPerson,
  userId: string,
  { provider, subject }: { provider: string; subject: string },
): BulkRow {
  return { ...accountColumns(person, userId), provider_id: provider, account_id: subject, password: null };
}

const accountColumns = (person: CheckedPerson, userId: string): BulkRow => ({
  id: v7(),
  user_id: userId,
  provisioned: false,
  linked_by_user: false,
  created_at: createdAtOf(person),
  updated_at: person.source.passwordSetAt ?? updatedAtOf(person),
});

/** Codes with the usual parameters have none of their own. */
function parametersOf({ digits, period, algorithm }: NonNullable<CheckedPerson['totp']>) {
  return digits === 6 && period === 30 && algorithm === 'SHA1' ? null : { digits, period, algorithm };
}

export function factorRow({ secrets }: RunContext, { totp }: CheckedPerson, userId: string): BulkRow {
  return {
    id: v7(),
    user_id: userId,
    totp_secret: sealTotpKey(secrets, userId, totp!.secret),
    totp_parameters: parametersOf(totp!),
    totp_confirmed_at: now(),
    mailed_code_attempts: 0,
    failed_attempts: 0,
    unconfirmed: false,
    created_at: now(),
  };
}

export function backupCodeRows({ secrets }: RunContext, codes: readonly string[], userId: string): BulkRow[] {
  const hash = backupCodeHasher(secrets[0]!);
  const hashes = new Set(codes.slice(0, 100).map((code) => hash(userId, code)));
  return [...hashes].map((codeHash) => ({ id: v7(), user_id: userId, code_hash: codeHash, created_at: now() }));
}

export function passkeyRow(person: CheckedPerson, userId: string, passkey: CheckedPerson['passkeys'][number]): BulkRow {
  return {
    id: v7(),
    user_id: userId,
    name: null,
    credential_id: passkey.id,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    device_type: passkey.synced ? 'multiDevice' : 'singleDevice',
    backed_up: passkey.synced,
    discoverable: passkey.discoverable,
    transports: passkey.transports,
    created_at: createdAtOf(person),
  };
}

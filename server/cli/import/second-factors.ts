import { Secret } from 'otpauth';
import { v7 } from 'uuid';

import { backupCodeHasher } from '#server/features/two-factor/backup-codes.ts';
import { sealTotpKey } from '#server/features/two-factor/totp.ts';
import { now } from '#server/lib/now.ts';

import type { Outcome } from './outcome.ts';
import { decryptImported } from './decrypt.ts';
import { newId, type Row } from './columns.ts';
import { quotedColumn, quotedTable, type Source, type SourceRow } from './source.ts';

/** Users whose second factors are read at once. */
const PAGE_SIZE = 1000;

/** The columns of `twoFactor` that are read. */
export const twoFactorColumns = [
  'id',
  'userId',
  'secret',
  'backupCodes',
  'verified',
  'failedVerificationCount',
  'lockedUntil',
] as const;

/** The second factor of a user of the source. */
interface Factor {
  /** In base32; null for a user of mailed codes. */
  totpKey: string | null;
  /** Whether the user began to set up TOTP and did not finish. */
  isUnfinished: boolean;
  /** Null if they cannot be decrypted. */
  backupCodes: string[] | null;
  failedAttempts: number;
  lockedUntil: unknown;
}

/** Adds to each user the second factor that is imported with the user. */
export async function withSecondFactors(
  source: Source,
  users: SourceRow[],
  secrets: readonly string[],
): Promise<SourceRow[]> {
  const enabled = users.filter(({ twoFactorEnabled }) => twoFactorEnabled === true).map(({ id }) => id);
  const factors = await readFactors(source, enabled, secrets);
  return users.map((user) => ({ ...user, twoFactorEnabled: factors.has(user.id), factor: factors.get(user.id) }));
}

/** What became of the rows of `twoFactor` of new users: those of mailed codes have none. */
export function factorOutcome(users: readonly SourceRow[]): { imported: number; skipped: Outcome['skipped'] } {
  const factors = users.flatMap(({ id, factor }) => (factor === undefined ? [] : [{ id, ...(factor as Factor) }]));
  const unfinished = factors.filter(({ isUnfinished }) => isUnfinished);
  return {
    imported: factors.filter(({ totpKey }) => totpKey !== null).length,
    skipped: unfinished.map(({ id }) => ({
      id,
      reason: 'the set-up of TOTP was not finished: the user is asked for mailed codes',
    })),
  };
}

/** The rows of the second factors of new users, by table. */
export function secondFactorRows(users: readonly SourceRow[], secrets: readonly string[]): Record<string, Row[]> {
  const hash = backupCodeHasher(secrets[0]!);
  const rows = users.flatMap(({ id, factor }) =>
    factor === undefined ? [] : [rowsOf(newId('user', id), factor as Factor, { id, secrets, hash })],
  );
  return {
    two_factor: rows.map(({ twoFactor }) => twoFactor),
    backup_code: rows.flatMap(({ backupCodes }) => backupCodes),
  };
}

function rowsOf(
  userId: string,
  { totpKey, backupCodes, failedAttempts, lockedUntil }: Factor,
  { id, secrets, hash }: { id: string; secrets: readonly string[]; hash: ReturnType<typeof backupCodeHasher> },
): { twoFactor: Row; backupCodes: Row[] } {
  const own = { user_id: userId, created_at: now() };
  const hashes = new Set(backupCodes?.map((code) => hash(userId, code)));
  return {
    twoFactor: {
      id: newId('twoFactor', id),
      ...own,
      totp_secret: totpKey && sealTotpKey(secrets, userId, totpKey),
      totp_confirmed_at: totpKey && now(),
      mailed_codes_at: totpKey ? null : now(),
      mailed_code_attempts: 0,
      failed_attempts: failedAttempts,
      locked_until: lockedUntil,
    },
    // Written once, in the transaction of the new user.
    backupCodes: [...hashes].map((codeHash) => ({ id: v7(), ...own, code_hash: codeHash })),
  };
}

/** Lists what of the second factors is not imported, and counts the users who lose theirs. */
export async function takeFactorInventory(source: Source, secrets: readonly string[]) {
  const users = await enabledUsers(source);
  let [lost, withoutCodes, unfinished] = [0, 0, 0];
  for (let start = 0; start < users.length; start += PAGE_SIZE) {
    const page = users.slice(start, start + PAGE_SIZE);
    const factors = [...(await readFactors(source, page, secrets)).values()];
    lost += page.length - factors.length;
    withoutCodes += factors.filter(({ backupCodes }) => backupCodes === null).length;
    unfinished += factors.filter(({ isUnfinished }) => isUnfinished).length;
  }
  const withoutFactor = await countWithoutFactor(source, users);
  return {
    lost,
    counts: [
      { what: 'table twoFactor', count: withoutFactor, noun: 'row', why: ' of users without an enabled second factor' },
      {
        what: 'column twoFactor.secret',
        count: unfinished,
        noun: 'value',
        why: ' of a set-up that was not finished: these users are asked for mailed codes',
      },
      {
        what: 'column user.twoFactorEnabled',
        count: lost,
        noun: 'value',
        why: ' without a secret that AUTH_SECRET decrypts',
      },
      {
        what: 'column twoFactor.backupCodes',
        count: withoutCodes,
        noun: 'value',
        why: ' that AUTH_SECRET does not decrypt',
      },
    ].filter(({ count }) => count > 0),
  };
}

async function enabledUsers(source: Source): Promise<string[]> {
  const user = source.find('user')!;
  const column = quotedColumn(user, 'twoFactorEnabled');
  if (column === null) return [];
  const rows = await source.rows<{ id: string }>(`select id from ${quotedTable(user)} where ${column} order by id`);
  return rows.map(({ id }) => id);
}

/** Rows of an enrolment that was not finished, or of a second factor that was disabled. */
async function countWithoutFactor(source: Source, users: string[]): Promise<number> {
  const table = source.find('twoFactor');
  if (table === null) return 0;
  const sql = `select count(*)::int as rows from ${quotedTable(table)} where ${quotedColumn(table, 'userId')} <> all($1)`;
  const [counted] = await source.rows<{ rows: number }>(sql, [users]);
  return counted!.rows;
}

/** The second factors of users who have enabled one, by user id; without those that cannot be imported. */
async function readFactors(
  source: Source,
  userIds: string[],
  secrets: readonly string[],
): Promise<Map<string, Factor>> {
  const table = source.find('twoFactor');
  if (table === null || userIds.length === 0) return new Map();
  const rows = await source.rowsWith('twoFactor', 'userId', userIds);
  const rowOf = new Map(rows.map((row) => [String(row['userId']), row]));
  // Older releases have no mailed codes without a row and a secret.
  const hasMailedCodes = quotedColumn(table, 'verified') !== null;
  return new Map(
    userIds.flatMap((userId) => {
      const factor = factorOf(rowOf.get(userId), { secrets, hasMailedCodes });
      return factor === null ? [] : [[userId, factor] as const];
    }),
  );
}

function factorOf(
  row: SourceRow | undefined,
  { secrets, hasMailedCodes }: { secrets: readonly string[]; hasMailedCodes: boolean },
): Factor | null {
  // A user who enabled mailed codes has no row, or one of an enrolment in TOTP that was not finished.
  const isMailed = hasMailedCodes && (row === undefined || row['verified'] === false);
  const totpKey = isMailed ? null : totpKeyOf(decryptImported(secrets, row?.['secret']));
  if (totpKey === null && !isMailed) return null;
  return {
    totpKey,
    isUnfinished: isMailed && row !== undefined,
    backupCodes: row === undefined ? [] : backupCodesOf(row['backupCodes'], secrets),
    failedAttempts: Number(row?.['failedVerificationCount'] ?? 0),
    lockedUntil: row?.['lockedUntil'] ?? null,
  };
}

/** The key in base32. The source stores a text whose bytes are the key, or `base32:` and the key. */
function totpKeyOf(secret: string | null): string | null {
  if (secret === null) return null;
  const base32 = /^base32:([A-Z2-7]+)=*$/i.exec(secret)?.[1];
  return base32?.toUpperCase() ?? Secret.fromUTF8(secret).base32;
}

/** Stored as JSON, encrypted or plain. */
function backupCodesOf(stored: unknown, secrets: readonly string[]): string[] | null {
  if (typeof stored !== 'string' || stored === '') return [];
  try {
    const codes: unknown = JSON.parse(decryptImported(secrets, stored) ?? stored);
    return Array.isArray(codes) ? codes.map(String) : null;
  } catch {
    return null;
  }
}

import { vi } from 'vitest';

import { hashBackupCode } from '#server/features/two-factor/backup-codes.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { sha256 } from '#server/security/hash.ts';

import { mailsTo } from './mailbox.ts';
import type { Person } from './person.ts';
import { runSql } from './postgres.ts';
import { SECRET } from './test.ts';

export const recoveryOptions = { twoFactor: { recovery: { enabled: true } } } satisfies GatehouseOptions;

/** Seconds. */
export const WAITING_TIME = 3 * 24 * 3600;

/** Restore it with `vi.useRealTimers()`. */
export function moveClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

/** The recovery that a sign-in which waits for its second factor can use. */
export async function recoveryOf(browser: Person): Promise<{ status: string; possibleAt: string | null }> {
  return (await browser.get('/two-factor/get-challenge')).body.recovery;
}

export async function recoveryCode(person: Person): Promise<string> {
  const { text } = await newest(person, 'sendTwoFactorRecoveryCode');
  return /^\w{5}-\w{5}$/m.exec(text)![0];
}

/** The token of the link that cancels the request. */
export async function cancelToken(person: Person): Promise<string> {
  return (await newest(person, 'onTwoFactorRecoveryRequested')).token;
}

async function newest({ gatehouse, email }: Person, name: string) {
  const mails = await mailsTo(gatehouse, email);
  return mails.find((mail) => mail.name === name)!;
}

/** Inserts a request whose waiting time is over, for the sign-in of the user that waits for its second factor. */
export async function insertReadyRecovery({ gatehouse, id }: Person): Promise<{ code: string; token: string }> {
  const [code, token] = ['k7m2p-x9qrt', 'r'.repeat(32)];
  const { databaseUrl } = gatehouse.options;
  const [challenge] = await runSql(databaseUrl!, `select id from sign_in_challenge where user_id = '${id}'`);
  const codeHash = hashBackupCode(SECRET, challenge!['id'] as string, code);
  await runSql(
    databaseUrl!,
    `insert into two_factor_recovery (id, user_id, possible_at, expires_at, cancel_token_hash, code_hash, created_at)
       values (gen_random_uuid(), '${id}', now(), now() + interval '1 day', '${sha256(token)}', '${codeHash}', now())`,
  );
  return { code, token };
}

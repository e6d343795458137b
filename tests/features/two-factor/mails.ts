import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSignIn } from '#tests/support/two-factor.ts';

/** A sign-in of the victim, who has used a second factor with the password and has lost it. */
async function startLostSignIn(gatehouse: Gatehouse): Promise<Person> {
  const person = await signUpVerified(gatehouse, victim);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set two_factor_enabled = true where email = '${victim}';
     insert into two_factor (id, user_id, totp_confirmed_at, password_proven_at, created_at)
       values (gen_random_uuid(), '${person.id}', now(), now() + interval '1 minute', now())`,
  );
  return startSignIn(person);
}

export const causes: MailCauses = {
  sendTwoFactorCode: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/two-factor/enable', { method: 'otp', password: person.password });
  },
  onTwoFactorChanged: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    await runSql(
      gatehouse.options.databaseUrl!,
      `update "user" set two_factor_enabled = true where email = '${victim}';
       update session set level = 2;
       insert into two_factor (id, user_id, totp_confirmed_at, created_at) values (gen_random_uuid(), '${person.id}', now(), now())`,
    );
    return () => person.post('/two-factor/generate-backup-codes', { password: person.password });
  },
  onTwoFactorRecoveryRequested: async (gatehouse) => {
    const browser = await startLostSignIn(gatehouse);
    return async () => {
      await runSql(gatehouse.options.databaseUrl!, 'delete from two_factor_recovery');
      return browser.post('/two-factor/request-recovery');
    };
  },
  sendTwoFactorRecoveryCode: async (gatehouse) => {
    const browser = await startLostSignIn(gatehouse);
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into two_factor_recovery (id, user_id, possible_at, expires_at, cancel_token_hash, created_at)
         select gen_random_uuid(), id, now() - interval '1 minute', now() + interval '1 day', '', now() from "user"`,
    );
    return () => browser.post('/two-factor/send-recovery-code');
  },
};

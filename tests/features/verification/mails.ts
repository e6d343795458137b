import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  sendChangeEmailVerification: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return (n) => person.post('/change-email', { newEmail: `new-${n}@example.com` });
  },
  onEmailChanged: async (gatehouse) => {
    let people = 0;
    return async () => {
      const person = await Person.signUp(gatehouse, { email: `mover-${(people += 1)}@example.com` });
      await runSql(
        gatehouse.options.databaseUrl!,
        `update "user" set email = 'free-' || id || '@example.com' where email = '${victim}';
         update "user" set email = '${victim}' where email = '${person.email}'`,
      );
      return person.post('/change-email', { newEmail: `moved-${people}@example.com` });
    };
  },
  sendVerificationEmail: async (gatehouse) => {
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into "user" (id, email, name, created_at, updated_at) values (gen_random_uuid(), '${victim}', 'X', now(), now())`,
    );
    return () => new Person(gatehouse).post('/send-verification-email', { email: victim });
  },
};

import { signUpWithPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  onPasskeyCloneSuspected: async (gatehouse) => {
    const { person, authenticator } = await signUpWithPasskey(gatehouse, new SoftwareAuthenticator({ counter: 1 }));
    const rename = `update "user" set email = '${victim}' where id = '${person.id}'`;
    await runSql(gatehouse.options.databaseUrl!, rename);
    return async () => {
      authenticator.counter = 1;
      const { body } = await usePasskey(new Person(gatehouse), authenticator);
      return { status: body.code === 'AUTHENTICATION_FAILED' ? 200 : 500, body: {} };
    };
  },
};

import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';
import { Person } from '#tests/support/person.ts';

export const causes: MailCauses = {
  onExistingUserSignUp: async (gatehouse) => {
    await signUpVerified(gatehouse, victim);
    const body = { email: victim, password: 'a long password', name: 'X' };
    return () => new Person(gatehouse).post('/sign-up/email', body);
  },
  sendResetPassword: async (gatehouse) => {
    await signUpVerified(gatehouse, victim);
    return () => new Person(gatehouse).post('/forget-password', { email: victim });
  },
};

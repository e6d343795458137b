import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { Person } from '#tests/support/person.ts';

export const causes: MailCauses = {
  sendVerificationOTP: async (gatehouse) => () =>
    new Person(gatehouse).post('/email-otp/send-verification-otp', { email: victim, type: 'sign-in' }),
};

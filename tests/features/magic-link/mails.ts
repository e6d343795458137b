import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { Person } from '#tests/support/person.ts';

export const causes: MailCauses = {
  sendMagicLink: async (gatehouse) => () => new Person(gatehouse).post('/sign-in/magic-link', { email: victim }),
};

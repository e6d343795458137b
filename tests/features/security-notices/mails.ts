import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';

export const causes: MailCauses = {
  sendSecurityNotice: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return (n) => person.post('/update-user', { username: `victim_${n}` });
  },
};

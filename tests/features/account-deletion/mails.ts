import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';

export const causes: MailCauses = {
  sendDeleteAccountVerification: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/delete-user', { password: person.password });
  },
};

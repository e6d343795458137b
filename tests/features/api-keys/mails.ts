import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';

export const causes: MailCauses = {
  onApiKeyCreated: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/api-key/create', {});
  },
};

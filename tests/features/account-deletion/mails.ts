import { signUpWithRole } from '#tests/support/administrator.ts';
import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';

export const causes: MailCauses = {
  onAccountDeleted: async (gatehouse) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    return async () => {
      const { id } = await signUpVerified(gatehouse, victim);
      return admin.post('/admin/remove-user', { userId: id });
    };
  },
  sendDeleteAccountVerification: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    return () => person.post('/delete-user', { password: person.password });
  },
};

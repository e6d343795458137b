import type { MailCauses } from '#tests/support/calls/mail-causes.ts';
import { signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';
import { claim, decide, Device } from '#tests/support/oauth/device.ts';

export const causes: MailCauses = {
  sendDeviceConnected: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    // Of the operator, about whose connection users get no other mail.
    const device = await Device.register(gatehouse, { skip_consent: true });
    return async () => {
      const codes = await device.ask();
      await claim(person, codes);
      return decide(person, 'approve', codes);
    };
  },
};

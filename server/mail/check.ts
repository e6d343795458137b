import type { Check } from '#server/options/checks.ts';

import { connectToMailServer } from './mailer.ts';

/** Connects, says EHLO, and signs in if the address has a user. No mail is sent. */
export const mailServerCheck: Check = {
  name: 'mail server',
  problemsOf: async ({ smtpUrl }) => {
    if (smtpUrl === undefined) return [];
    const transporter = await connectToMailServer(smtpUrl);
    try {
      await transporter.verify();
      return [];
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      const { host } = new URL(smtpUrl);
      const advice = code === 'EAUTH' ? 'check the user and the password' : 'check host, port and smtp:// or smtps://';
      return [`SMTP_URL (${host}): ${message.replaceAll(/\s*\n\s*/g, ' ')}: ${advice}`];
    } finally {
      transporter.close();
    }
  },
};

import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';
import type { User } from '#server/options/hooks/records.ts';

import { texts } from './texts.ts';

/** Sent at once and never through the outbox, so the feature does not list it. No hook replaces it: it tests the mail server. */
export const testMail = defineMail<{ user: Pick<User, 'email' | 'name'> }>({
  name: 'sendTestEmail',
  hook: () => undefined,
  sample: () => ({ user: sampleUser }),
  to: ({ user }) => user.email,
  template: ({ user }, { options: { appName }, language }) => {
    const { subject, heading, explanation, note } = texts(language);
    const paragraphs = [greeting(user, language), explanation(appName)];
    return { subject: subject(appName), heading, paragraphs, note };
  },
});

export const testMailLimit: LimitRule = { name: 'test-mail', calls: 'sending a test email', max: 5, window: 60 };

import { administrator } from '#server/features/admin/guards.ts';
import { describeProviders } from '#server/features/social/registry.ts';
import { get, post } from '#server/call/trpc.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  EmailPreview,
  Emails,
  ListEmails,
  PreviewEmail,
  SaveSettings,
  Settings,
  TestEmail,
} from '#shared/admin/settings.ts';

import { listEmails, previewEmail } from './emails.ts';
import { saveSettings } from './save-settings.ts';
import { REFRESH_SECONDS, savedSettings } from './saved-settings.ts';
import { sendTestEmail } from './send-test-email.ts';

const reader = administrator({ settings: ['read'] });

/** The calls about the configuration of the service. */
export const settingsCalls = {
  getSettings: reader
    .meta(
      get(
        '/admin/get-settings',
        'Get the options of the service',
        'Every option with its value and where it comes from, without secrets, and the callback URLs of the providers.',
      ),
    )
    .meta({ bounded: 'The options are those of the schemas, and the providers those that exist.' })
    .input(NoFields)
    .output(Settings)
    .query(async ({ ctx }) => {
      // Another process may have saved values that this one has not read yet.
      await savedSettings.of(ctx).refresh();
      return { subjects: ctx.liveOptions.describe(), providers: describeProviders(ctx) };
    }),
  saveSettings: administrator({ settings: ['update'] })
    .meta(
      post(
        '/admin/save-settings',
        'Save options of the service',
        `For options that neither the environment nor the file sets. Every process of the service has them within ${REFRESH_SECONDS} seconds.`,
      ),
    )
    .meta({ errors: ['SETTING_CANNOT_BE_SAVED', 'SETTING_IS_LOCKED', 'INVALID_SETTING'] })
    .input(SaveSettings)
    .output(Success)
    .mutation(saveSettings),
  listEmails: reader
    .meta(get('/admin/list-emails', 'List the emails that the service sends'))
    .meta({ bounded: 'The emails are those of the features.' })
    .input(ListEmails)
    .output(Emails)
    .query(listEmails),
  previewEmail: reader
    .meta(get('/admin/preview-email', 'Preview an email of the service', 'With made-up contents.'))
    .meta({ errors: ['NOT_FOUND'] })
    .input(PreviewEmail)
    .output(EmailPreview)
    .query(previewEmail),
  sendTestEmail: reader
    .meta(
      post(
        '/admin/send-test-email',
        'Send a test email to your own address',
        'Makes one attempt, and answers whether the mail server accepted the email. A failure is an answer, not an error.',
      ),
    )
    .input(NoFields)
    .output(TestEmail)
    .mutation(sendTestEmail),
};

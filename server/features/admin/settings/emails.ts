import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { MailDefinition } from '#server/mail/define-mail.ts';
import type { ListEmails, PreviewEmail } from '#shared/admin/settings.ts';

import { testMail } from './test-mail.definitions.ts';

/** Every email that the features send, and how it is delivered. */
export async function listEmails({ ctx, input }: Call<AuthenticatedContext, typeof ListEmails>) {
  const { mails, mailer, options } = ctx;
  const { language = options.languages[0]! } = input;
  const emails = [...mails.values()].map((key) => ({
    name: key.name,
    subject: mailer.preview(key, language).subject,
    isReplaced: isReplaced(key, ctx),
  }));
  const toServer = mailer.isDeliverable(testMail) ? ('smtp' as const) : ('none' as const);
  return { delivery: mailer.mailbox ? ('mailbox' as const) : toServer, from: options.mailFrom, emails };
}

/** An email of the built-in template, with made-up contents. */
export async function previewEmail({ ctx, input }: Call<AuthenticatedContext, typeof PreviewEmail>) {
  const { mails, mailer, options } = ctx;
  const { name, language = options.languages[0]! } = input;
  const key = mails.get(name);
  if (!key) throw new AppError('NOT_FOUND');
  const { subject, html, text: plainText } = mailer.preview(key, language);
  return { subject, html, plainText, isReplaced: isReplaced(key, ctx) };
}

function isReplaced(key: MailDefinition, service: Pick<AuthenticatedContext, 'options'>): boolean {
  return key.hook(service) !== undefined;
}

import { writeAudit } from '#server/audit/audit.ts';
import type { Context } from '#server/context.ts';

import type { MailName, Mails } from './messages.ts';

/** Sends a mail; one that is given up leaves an entry in the audit log, where an administrator sees it, and in the log. */
export async function deliver<Name extends MailName>(ctx: Context, name: Name, mail: Mails[Name]): Promise<void> {
  try {
    await ctx.mailer.send(name, mail);
  } catch (error) {
    const em = ctx.orm.em.fork();
    const subjectId = 'user' in mail ? mail.user.id : null;
    const organizationId = 'organization' in mail ? mail.organization.id : null;
    writeAudit(em, ctx, { event: 'mail.undelivered', subjectId, organizationId, details: { mail: name } });
    await em.flush();
    throw error;
  }
}

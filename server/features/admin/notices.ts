import { resetPasswordMail } from '#server/features/passwords/password.definitions.ts';
import { verificationMail } from '#server/features/verification/verification.definitions.ts';
import type { NoticesOf } from '#server/mail/notices.ts';
import type { adminEvents } from '#shared/admin/events.ts';

import { texts } from './users/texts.ts';
import { userInvitationMail } from './users/user-invitation.mails.ts';

const administration = { none: 'Changes no credential of the user. Administrators answer to the audit log.' };
const endsAccess = { none: 'Ends access.' };

export const adminNotices: NoticesOf<typeof adminEvents> = {
  'user.updated': administration,
  'user.created': administration,
  'user.invited': { mail: userInvitationMail },
  'user.password-reset-sent': { mail: resetPasswordMail },
  'user.verification-sent': { mail: verificationMail },
  'user.role-set': administration,
  'user.banned': endsAccess,
  'user.unbanned': administration,
  'user.removed': endsAccess,
  'user.password-set': { notice: texts },
  'session.impersonated': administration,
  'session.impersonation-ended': endsAccess,
  'admin.refused': { none: 'A refused attempt changes nothing.' },
  'import.started': { none: 'Concerns the installation.' },
  'import.batch': { none: 'Concerns the installation.' },
  'import.completed': { none: 'Concerns the installation.' },
  'mail.tested': { none: 'Concerns the installation.' },
  'settings.saved': { none: 'Concerns the installation.' },
  'admin.set-up': administration,
  'admin.granted': administration,
  'admin.revoked': administration,
};

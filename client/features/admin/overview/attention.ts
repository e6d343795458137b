import type { AttentionText, AttentionTexts } from '#client/console/feature.ts';
import { texts as actions } from '#client/console/text/attention-texts.ts';
import { settingAttention } from '#client/console/text/setting-attention.ts';

import { texts } from './attention-texts.ts';

/** The option or variable that each finding is about. */
const options: Readonly<Record<keyof typeof texts.settings, string>> = {
  'not in production mode': 'NODE_ENV',
  'development mode in public': 'NODE_ENV',
  'generated secret': 'AUTH_SECRET',
  'weak secret': 'AUTH_SECRET',
  'http base URL': 'BASE_URL',
  'local base URL': 'BASE_URL',
  'wildcard trusted origin': 'TRUSTED_ORIGINS',
  'http trusted origin': 'TRUSTED_ORIGINS',
  'all proxies trusted': 'TRUST_PROXY',
  'origin check off': 'advanced.disableCSRFCheck',
  'insecure cookies': 'advanced.useSecureCookies',
  'weak session cookie': 'advanced',
  'unencrypted database connection': 'DATABASE_URL',
  'unverified database server': 'DATABASE_URL',
  'public metrics': 'metrics.onPublicPort',
  'verbose log': 'LOG_LEVEL',
  'sessions without an end': 'session.maxLifetime',
  'cheap password hashes': 'emailAndPassword.bcryptCost',
  'passwords of another service': 'emailAndPassword.verifyElsewhere',
  'short passwords': 'emailAndPassword.minPasswordLength',
  'captcha and web app': 'captcha.provider',
  'audit log without seals': 'audit.chain.enabled',
};

const emails = { to: '/admin/settings/emails', needs: { settings: ['read'] } } as const;
const auditLog: AttentionText['action'] = {
  label: actions.openAuditLog,
  to: '/admin/audit',
  needs: { audit: ['list'] },
};
const noMail = { option: 'SMTP_URL', action: { ...emails, label: actions.setUpEmail } };

/** Also those of features without screens of their own. */
export const attention: AttentionTexts = {
  ...Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      settingAttention(option, texts.settings[name as keyof typeof options]),
    ]),
  ),
  'audit log without anchor': settingAttention('audit.anchors', texts.auditLog['audit log without anchor']),
  'unsealed audit entries': { ...texts.auditLog['unsealed audit entries'], action: auditLog },
  'audit log changed': { ...texts.auditLog['audit log changed'], action: auditLog },
  'audit log not verified': {
    ...texts.auditLog['audit log not verified'],
    option: 'audit.verifyEvery',
    action: auditLog,
  },
  'anchor fails': { ...texts.auditLog['anchor fails'], action: auditLog },
  'development mailbox': { ...texts.emails['development mailbox'], ...noMail },
  'no mail': { ...texts.emails['no mail'], ...noMail },
};

/** Of the emails that the overview counts itself. */
export const delayedMails: AttentionText = {
  ...texts.emails.delayed,
  action: { ...emails, label: actions.review },
};
export const undeliveredMails: AttentionText = {
  ...texts.emails.undelivered,
  action: { ...auditLog, to: '/admin/audit?event=mail.undelivered' },
};

import type { Language } from '#shared/lib/language/languages.ts';
import { localeOf } from '#shared/lib/language/locale.ts';
import { parseUserAgent } from '#shared/lib/user-agent.ts';

import { english, mailTexts, type MailLanguage } from './mail-language.ts';

/** The texts that mails of several features share. */
export const texts = mailTexts('shared', {
  greeting: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
  linkExpiry: (duration: string) => `This link expires in ${duration} and can be used once.`,
  codeExpiry: (duration: string) => `This code expires in ${duration} and can be used once.`,
  device: { browserOn: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'an unknown device' },
  footer: (address: string, app: string) =>
    `This email was sent to ${address} because the address was used with ${app}.`,
  openLink: 'Or open this link in your browser:',
  ignore: 'If you weren’t expecting this, you can ignore this email.',
  accountAtRisk:
    'If you didn’t request this, don’t open the link and change your password: another person may have access to your account.',
});

/** The texts of the development mailbox. */
export const mailboxTexts = {
  title: 'Outgoing email (development)',
  description: 'Newest first. Emails stay in memory until the service stops. Set SMTP_URL to send them.',
  empty: 'No emails since the service started. Sign up, reset a password or resend an invitation to get one.',
  recipient: (address: string, time: string) => `To ${address}, ${time}`,
  openLink: 'Open link',
  preview: 'Open preview',
  plainText: 'Plain text',
} as const;

export function greeting({ name }: { name: string }, language?: MailLanguage): string {
  return texts(language).greeting(sanitize(name));
}

export function linkExpiry(seconds: number, language?: MailLanguage): string {
  return texts(language).linkExpiry(formatDuration(seconds, language?.code));
}

export function codeExpiry(seconds: number, language?: MailLanguage): string {
  return texts(language).codeExpiry(formatDuration(seconds, language?.code));
}

/** `Chrome on macOS`. Only well-known names, since clients choose the user agent. */
export function deviceOf(userAgent: string, language?: MailLanguage): string {
  return knownDeviceOf(userAgent, language) ?? texts(language).device.unknown;
}

/** Null for user agents without a well-known name. */
export function knownDeviceOf(userAgent: string, language?: MailLanguage): string | null {
  const { device } = texts(language);
  const { browser, system } = parseUserAgent(userAgent);
  return browser && system ? device.browserOn(browser, system) : (browser ?? system ?? null);
}

/** `January 31, 2026 at 09:00 UTC` */
export function formatTime(time: Date, { code }: MailLanguage = english): string {
  const format = new Intl.DateTimeFormat(localeOf(code), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}

const units = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** `3600` as `1 hour`: in the largest unit without a remainder. */
export function formatDuration(seconds: number, language: Language = 'en'): string {
  const unit =
    seconds % units.day === 0
      ? 'day'
      : seconds % units.hour === 0
        ? 'hour'
        : seconds >= units.minute
          ? 'minute'
          : 'second';
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(seconds / units[unit]);
}

/**
 * Makes text that another user entered safe to show in a mail: one short line without control or direction characters,
 * and nothing that a mail program would turn into a link.
 */
export function sanitize(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]+/gu, ' ')
    .replace(/\S*:\/\/\S*/g, '…')
    .replace(/\bwww\.\S*/gi, '…')
    .replace(/([\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}])/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

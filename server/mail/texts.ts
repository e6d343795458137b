import { parseUserAgent } from '#shared/user-agent.ts';

/** The texts that mails of several features share, and those of the development mailbox. */
export const texts = {
  greeting: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
  linkExpiry: (duration: string) => `This link expires in ${duration} and can be used once.`,
  codeExpiry: (duration: string) => `This code expires in ${duration} and can be used once.`,
  device: { browserOn: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'an unknown device' },
  openLink: 'Or open this link in your browser:',
  ignore: "If you weren't expecting this, you can ignore this email.",
  accountAtRisk:
    "If you didn't request this, don't open the link and change your password: another person may have access to your account.",
  mailbox: {
    title: 'Outgoing email (development)',
    description: 'Newest first. Emails stay in memory until the service stops. Set SMTP_URL to send them.',
    empty: 'No emails yet.',
    recipient: (address: string, time: string) => `To ${address}, ${time}`,
    openLink: 'Open link',
    preview: 'Preview',
  },
} as const;

export function greeting({ name }: { name: string }): string {
  return texts.greeting(sanitize(name));
}

export function linkExpiry(seconds: number): string {
  return texts.linkExpiry(formatDuration(seconds));
}

export function codeExpiry(seconds: number): string {
  return texts.codeExpiry(formatDuration(seconds));
}

/** `Chrome on macOS`. Only well-known names, since clients choose the user agent. */
export function deviceOf(userAgent: string): string {
  const { browser, system } = parseUserAgent(userAgent);
  return browser && system ? texts.device.browserOn(browser, system) : (browser ?? system ?? texts.device.unknown);
}

const units = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** `3600` as `1 hour`: in the largest unit without a remainder. */
export function formatDuration(seconds: number): string {
  const unit =
    seconds % units.day === 0
      ? 'day'
      : seconds % units.hour === 0
        ? 'hour'
        : seconds >= units.minute
          ? 'minute'
          : 'second';
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
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

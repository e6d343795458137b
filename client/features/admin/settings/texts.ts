import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('settings', {
  title: 'Settings',
  about: {
    configuration: 'Read-only. Change the environment or gatehouse.config.ts, then restart the service.',
    providers: 'Read-only. Set providers in the environment or gatehouse.config.ts, then restart the service.',
    emails: 'How emails are sent, and what they look like.',
    branding: 'Try it out, then copy the lines into gatehouse.config.ts. Nothing is saved here.',
  },
  tabs: {
    label: 'Settings',
    configuration: 'Configuration',
    providers: 'Providers',
    emails: 'Email',
    branding: 'Branding',
  },
  configuration: {
    search: 'Search options',
    changedOnly: 'Changed only',
    sections: 'Sections',
    jump: 'Go to section',
    service: 'Service',
    count: (count: number) => plural(count, { one: `${number(count)} option`, other: `${number(count)} options` }),
    sources: { environment: 'Environment', file: 'File', default: 'Default' },
    showDefaults: (count: number) =>
      plural(count, { one: `Show ${number(count)} default`, other: `Show ${number(count)} defaults` }),
    hideDefaults: 'Hide defaults',
    showUnchanged: (count: number) =>
      plural(count, {
        one: `Show ${number(count)} section with defaults only`,
        other: `Show ${number(count)} sections with defaults only`,
      }),
    hideUnchanged: 'Hide sections with defaults only',
    default: (value: string) => `Default: ${value}`,
    unset: 'Not set',
    hidden: 'Set, not shown',
    function: 'A function',
    empty: { title: 'No options found' },
  },
  providers: {
    callbackUrl: 'callback URL',
    enabled: {
      title: 'Configured',
      about: 'Each provider must know its callback URL.',
      empty: 'No providers are configured.',
    },
    others: {
      title: 'Not configured',
      about: (example: string) =>
        `Register the callback URL with the provider, then set the client it gives you, such as ${example}.`,
    },
  },
  emails: {
    delivery: {
      title: 'Delivery',
      about: 'Where emails go.',
      from: 'From',
      to: 'Sent to',
      smtp: 'Mail server',
      mailbox: 'Development mailbox',
      none: 'Nowhere',
      mailboxNote: 'Emails aren’t sent. Set SMTP_URL to send them.',
      noneNote: 'Only emails that a function of the options sends arrive. Set SMTP_URL to send all of them.',
      openMailbox: 'Open the mailbox',
    },
    test: {
      title: 'Test email',
      about: (email: string) => `Goes to ${email}.`,
      submit: 'Send test email',
      sent: {
        title: 'The mail server accepted the email',
        about: (email: string) => `Check the inbox of ${email}, and its spam folder.`,
      },
      mailbox: {
        title: 'The email is in the development mailbox',
        about: 'It wasn’t sent, because SMTP_URL isn’t set.',
      },
      failed: { title: 'The email couldn’t be sent', about: 'The mail server or the connection answered:' },
      disabled: { title: 'No mail server is set', about: 'Set SMTP_URL and restart the service.' },
    },
    preview: {
      title: 'Preview',
      about: 'Every email with made-up contents.',
      email: 'Email',
      language: 'Language',
      subject: 'Subject',
      look: 'Look',
      light: 'Light',
      dark: 'Dark',
      plainText: 'Plain text',
      replaced: (name: string) =>
        `The function ${name} of the options sends this email. Recipients see its email, not this one.`,
      frame: (subject: string) => `Preview of “${subject}”`,
    },
  },
  branding: {
    form: {
      title: 'Name and color',
      links: 'Logo and links',
      shape: 'Corners and font',
      appName: 'Name of the service',
      accentColor: 'Accent color',
      pickColor: 'Pick an accent color',
      logoUrl: 'Logo URL',
      termsUrl: 'Terms URL',
      privacyUrl: 'Privacy policy URL',
      radius: 'Corner radius, in pixels',
      font: 'Font',
      fonts: { system: 'System', serif: 'Serif', monospace: 'Monospace' },
      components: 'Of the components in your app.',
      contrast: (contrast: string, least: string) => `Contrast with white text: ${contrast}, at least ${least}.`,
    },
    errors: {
      appName: 'Enter a name of at most 80 characters.',
      accentColor: 'Enter a color such as #3b5bdb.',
      contrast: (contrast: string, least: string) =>
        `Too light for white text: the contrast is ${contrast}, and must be at least ${least}.`,
      address: 'Enter an https address, or a path of this site.',
    },
    preview: {
      title: 'Preview',
      about: 'The sign-in page, and the components with your own data. They can’t be used here.',
      views: { signIn: 'Sign-in', userButton: 'User button', profile: 'Profile', organization: 'Organization' },
      theme: 'Theme',
      themes: { light: 'Light', dark: 'Dark' },
      width: 'Width',
      widths: { desktop: 'Desktop', phone: 'Phone' },
    },
    lines: {
      title: 'Configuration',
      about: 'Lines for gatehouse.config.ts.',
      what: 'lines',
      css: 'CSS variables, for the components in your app:',
      whatCss: 'CSS variables',
      reset: 'Discard changes',
      invalid: 'Correct the marked fields to get the lines.',
      environment: (variable: string) =>
        `The name is set by ${variable} in the environment, which takes precedence over the file.`,
    },
  },
});

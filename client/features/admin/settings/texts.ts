import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('settings', {
  title: 'Settings',
  about: {
    configuration: 'Every option of the service: change it here, or copy the lines that set it.',
    providers: 'The accounts that users sign in with, and the lines that set each provider up.',
    emails: 'How emails are sent, and what they look like.',
    branding: 'The name, color, logo and links that users see.',
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
    changeable: 'Can be changed here',
    sections: 'Sections',
    jump: 'Go to section',
    service: 'Service',
    count: (count: number) => plural(count, { one: `${number(count)} option`, other: `${number(count)} options` }),
    sources: { environment: 'Environment', file: 'File', saved: 'Saved', default: 'Default' },
    showDefaults: (count: number) =>
      plural(count, { one: `Show ${number(count)} default`, other: `Show ${number(count)} defaults` }),
    hideDefaults: 'Hide defaults',
    showUnchanged: (count: number) =>
      plural(count, {
        one: `Show ${number(count)} section with defaults only`,
        other: `Show ${number(count)} sections with defaults only`,
      }),
    changed: (count: number) => plural(count, { one: `${number(count)} changed`, other: `${number(count)} changed` }),
    default: (value: string) => `Default: ${value}`,
    unset: 'Not set',
    hidden: 'Set, not shown',
    function: 'A function',
    empty: { title: 'No options found' },
  },
  /** Above a value that is saved here. */
  lock: { environment: (variable: string) => `Set by ${variable}`, file: 'Set in gatehouse.config.ts' },
  change: {
    action: 'Change…',
    title: (option: string) => `Change: ${option}`,
    now: 'Now:',
    value: 'New value',
    on: 'On',
    off: 'Off',
    listHint: 'Press Enter after each entry.',
    jsonHint: 'Written as JSON.',
    isDefault: 'This is the default: you can also remove the option.',
    atDefault: 'This is the default.',
    useDefault: 'Use the default',
    save: 'Save',
    saved: 'Setting saved',
    remove: 'Remove saved value',
    removed: 'Saved value removed',
    needs: (needs: string) => `The service needs ${needs}.`,
    instead: 'Copy the lines instead',
    insteadHint: 'The environment and the file take precedence over a saved value.',
    invalid: 'Enter a valid value to get the lines.',
    secret: 'Secrets aren’t entered on this page. Copy the line and write the value in place of the dots.',
    function: 'This option is a function: write it in gatehouse.config.ts.',
    environment: 'Environment variable',
    whatVariable: 'variable',
    whatLines: 'lines',
    noVariable: 'No environment variable sets this option.',
    either: 'Either one sets the option. The environment takes precedence over the file.',
    environmentWins: (variable: string) =>
      `${variable} sets this option now and takes precedence over the file. Change the variable.`,
    fileWins:
      'The file takes precedence over a saved value. Change it there, or remove the option from it to save a value here.',
    restart: 'The service reads this option when it starts: copy the lines, then restart it.',
    copyOnly: 'Copy the lines, then restart the service.',
    errors: {
      number: 'Enter a number.',
      integer: 'Enter a whole number.',
      minimum: (least: string) => `Enter ${least} or more.`,
      above: (bound: string) => `Enter more than ${bound}.`,
      maximum: (most: string) => `Enter ${most} or less.`,
      choice: 'Choose a value.',
      json: 'Enter valid JSON.',
      text: 'Enter a value.',
      minLength: (least: string) => `Enter at least ${least} characters.`,
      maxLength: (most: string) => `Enter at most ${most} characters.`,
      pattern: 'The service doesn’t accept this form. The description shows what it accepts.',
      comma: 'Enter each part on its own, without a comma.',
    },
  },
  providers: {
    callbackUrl: 'callback URL',
    url: 'Callback URL',
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
});

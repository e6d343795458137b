import { z } from 'zod';

import { languages, type Language } from '#shared/lib/language/languages.ts';

import { SettingInput } from './setting-input.ts';

const Setting = z
  .object({
    path: z.string().meta({ description: 'Subject and name', examples: ['emailAndPassword.minPasswordLength'] }),
    description: z.string().meta({ examples: ['Minimum length of a password in characters.'] }),
    variable: z
      .string()
      .nullable()
      .meta({ description: 'The environment variable that sets the option, if there is one', examples: ['SMTP_URL'] }),
    source: z.enum(['environment', 'file', 'saved', 'default']).meta({
      description:
        '`file` is `gatehouse.config.ts`, or the options that a program passed to `createGatehouse`; `saved` is a value of `saveSettings`',
    }),
    isSavable: z.boolean().meta({
      description: 'Whether `saveSettings` takes it, while neither the environment nor the file sets it',
    }),
    default: z
      .string()
      .nullable()
      .meta({ description: 'A text, or JSON; null without a default', examples: ['8'] }),
    input: SettingInput,
    kind: z.enum(['value', 'unset', 'hidden', 'function']).meta({
      description: '`hidden` is set, but not shown, because it is or may contain a secret',
    }),
    value: z
      .string()
      .nullable()
      .meta({
        description: 'A text, or JSON; null unless `kind` is `value`. URLs have no credentials and no query',
        examples: ['12'],
      }),
  })
  .meta({ id: 'Setting', description: 'An option of the service' });

const Subject = z
  .object({
    name: z
      .string()
      .nullable()
      .meta({ description: 'Null for the options without a subject', examples: ['emailAndPassword'] }),
    description: z
      .string()
      .nullable()
      .meta({ examples: ['The connection pool of each process.'] }),
    settings: z.array(Setting),
  })
  .meta({ id: 'SettingsSubject' });

const Provider = z
  .object({
    id: z.string().meta({ examples: ['google'] }),
    name: z.string().meta({ examples: ['Google'] }),
    enabled: z.boolean().meta({ description: 'Whether a client is configured, so that users can sign in' }),
    callbackUrl: z.string().meta({
      description: 'The redirect URL to register with the provider',
      examples: ['https://auth.example.com/api/auth/callback/google'],
    }),
  })
  .meta({ id: 'ConfiguredProvider' });

export const Settings = z.object({ subjects: z.array(Subject), providers: z.array(Provider) }).meta({ id: 'Settings' });

const SavedValue = z
  .union([z.string().max(4_000), z.number(), z.boolean()])
  .nullable()
  .meta({ description: 'As in `gatehouse.config.ts`; null removes what was saved', examples: ['Acme'] });

export const SaveSettings = z.strictObject({
  settings: z
    .record(z.string().max(100), SavedValue)
    .refine((settings) => Object.keys(settings).length > 0, 'At least one option')
    .refine((settings) => Object.keys(settings).length <= 50, 'At most 50 options')
    .meta({
      description: 'The values by the path of their options, of which `getSettings` says `isSavable`',
      examples: [{ appName: 'Acme', 'branding.accentColor': '#3b5bdb' }],
    }),
});

const EmailName = z
  .string()
  .max(64)
  .meta({ description: 'As in `listEmails`', examples: ['sendResetPassword'] });

const ChosenLanguage = z
  .enum(Object.keys(languages) as Language[])
  .meta({ description: 'By default the first one of the option `languages`.' })
  .optional();

export const ListEmails = z.strictObject({ language: ChosenLanguage });

const isReplaced = z.boolean().meta({ description: 'Whether a function of the options sends it instead' });

const EmailSubject = z.string().meta({ examples: ['Reset your password for Acme'] });
const html = z.string().meta({ examples: ['<!doctype html>…'] });
const plainText = z.string().meta({ examples: ['Reset your password…'] });

const Email = z
  .object({ name: EmailName, subject: EmailSubject, isReplaced })
  .meta({ id: 'EmailKind', description: 'An email of the service' });

export const Emails = z
  .object({
    delivery: z.enum(['smtp', 'mailbox', 'none']).meta({
      description: 'Where emails without a function go: to the mail server, to `/dev/mailbox`, or nowhere',
    }),
    from: z.string().meta({ examples: ['Acme <hello@example.com>'] }),
    emails: z.array(Email),
  })
  .meta({ id: 'Emails' });

export const PreviewEmail = z.strictObject({ name: EmailName, language: ChosenLanguage });

export const EmailPreview = z
  .object({ subject: EmailSubject, html, plainText, isReplaced })
  .meta({ id: 'EmailPreview', description: 'An email with made-up contents' });

export const TestEmail = z
  .object({
    status: z.enum(['sent', 'mailbox', 'failed', 'disabled']).meta({
      description:
        '`sent`: the mail server accepted it. `mailbox`: it is in `/dev/mailbox`. `disabled`: there is no mail server',
    }),
    to: z.string().meta({ examples: ['ada@example.com'] }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed, without credentials', examples: ['Message failed: 451 Try again later'] }),
  })
  .meta({ id: 'TestEmail' });

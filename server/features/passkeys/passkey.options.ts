import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import type { FindingRule } from '#server/call/findings.ts';
import { defineOptions } from '#server/options/define-options.ts';
import type { Options } from '#server/options/kit-options.ts';
import { list } from '#server/options/parse.ts';

import type { PasskeyMail } from './passkey.types.ts';

const PasskeyOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Lets users sign in with passkeys.'),
    rpId: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a domain such as example.com')
      .meta({ secret: false })
      .optional()
      .describe(
        'The relying party id: a domain to which passkeys are bound, by default the host of `baseUrl`. All passkeys stop working if it changes.',
      ),
    rpName: z
      .string()
      .meta({ secret: false })
      .optional()
      .describe('The name of the service that authenticators show, by default `appName`.'),
    origins: z
      .array(z.string().regex(/^[a-z][a-z0-9+.-]*:[^*]+$/i, 'origins without wildcards, such as https://example.com'))
      .min(1)
      .meta({ secret: false })
      .optional()
      .describe(
        'Origins of the pages and apps in which passkeys are used. By default that of `baseUrl`, and the `trustedOrigins` of its relying party id.',
      ),
    userVerification: z
      .enum(['required', 'preferred'])
      .default('preferred')
      .describe(
        'Whether authenticators must verify the user, by PIN or biometrics. A passkey that did not is a single factor.',
      ),
    challengeExpiresIn: z.int().min(30).max(3600).default(300).describe('Seconds to use a passkey.'),
    onPasskeyCloneSuspected: mailHook<PasskeyMail>('PasskeyMail').describe(
      'Hook that sends the email about a passkey that was refused because it may have been copied.',
    ),
  })
  .meta({ id: 'PasskeyOptions' });

export const passkeyOptions = defineOptions('passkey', PasskeyOptions, {
  PASSKEY_RP_ID: ['rpId', String],
  PASSKEY_ORIGINS: ['origins', list],
});

/** The relying party of WebAuthn. */
interface RelyingParty {
  id: string;
  name: string;
  origins: string[];
}

/** From the options alone: what a request says about its origin is not used, nor the origins that depend on it. */
export function relyingParty({ options }: { options: Options }): RelyingParty {
  const { rpId, rpName, origins } = passkeyOptions.of({ options });
  const id = rpId ?? new URL(options.baseUrl).hostname;
  const trusted = options.trustedOriginsOf === null ? options.trustedOrigins : [];
  const configured = [options.baseUrl, ...options.ownOrigins, ...trusted].flatMap((entry) => {
    const origin = originOf(entry);
    return origin !== null && isWithin(id, origin) ? [origin] : [];
  });
  return { id, name: rpName ?? options.appName, origins: origins ?? [...new Set(configured)] };
}

function originOf(entry: string): string | null {
  return /^https?:\/\/[^*]+$/i.test(entry) && URL.canParse(entry) ? new URL(entry).origin : null;
}

/** Whether pages at `origin` may use the relying party: its domain, or one below. */
function isWithin(rpId: string, origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === rpId || hostname.endsWith(`.${rpId}`);
}

/** Options with which passkeys do not work, for `npm run doctor`. */
export const passkeyFindings: readonly FindingRule[] = [
  {
    name: 'passkeys without origin',
    applies: (options) => {
      const { id, origins } = relyingParty({ options });
      return (
        passkeyOptions.of({ options }).enabled &&
        !origins.some((origin) => URL.canParse(origin) && isUsable(id, origin))
      );
    },
    message:
      'passkeys work in no page: passkey.rpId must be the host of BASE_URL or a domain above it, and browsers require https or localhost',
  },
];

function isUsable(rpId: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol !== 'http:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && (isWithin(rpId, origin) || !/^https?:$/.test(protocol));
}

import { z } from 'zod';

import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { createHttpClient } from '#server/http/outgoing/http-client.ts';
import type { Options } from '#server/options/kit-options.ts';

import { captchaOptions, type captchaProviders } from './captcha.options.ts';

type Provider = (typeof captchaProviders)[number];

/** How each service is asked: all answer JSON with `success`. */
const services: Record<Provider, { url: string; remoteIp: 'remoteip' | 'remoteIp'; json?: true; takesSiteKey?: true }> =
  {
    'cloudflare-turnstile': {
      url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      remoteIp: 'remoteip',
      json: true,
    },
    'google-recaptcha': { url: 'https://www.google.com/recaptcha/api/siteverify', remoteIp: 'remoteip' },
    hcaptcha: { url: 'https://api.hcaptcha.com/siteverify', remoteIp: 'remoteip', takesSiteKey: true },
    captchafox: { url: 'https://api.captchafox.com/siteverify', remoteIp: 'remoteIp', takesSiteKey: true },
  };

const Verification = z.object({ success: z.boolean(), score: z.number().optional() });

interface Solved {
  options: Options;
  /** Of the client. */
  ip: string;
}

/** Whether a person has solved the captcha. @throws HttpClientError if the service gives no answer. */
export async function isSolved({ options, ip }: Solved, response: string): Promise<boolean> {
  const { provider, secretKey, siteKey, siteVerifyURLOverride, minScore } = captchaOptions.of({ options });
  const { url, remoteIp, json, takesSiteKey } = services[provider!];
  const fields = {
    secret: secretKey!,
    response,
    ...(takesSiteKey && siteKey !== undefined && { sitekey: siteKey }),
    ...(ip && { [remoteIp]: ip }),
  };
  const http = createHttpClient(options.outgoing, options.baseUrl);
  const answer = await http(siteVerifyURLOverride ?? url, {
    method: 'POST',
    headers: { 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded' },
    body: json ? JSON.stringify(fields) : new URLSearchParams(fields),
  });
  if (!answer.ok) throw new HttpClientError(`The captcha service answered ${answer.status}`);
  const { success, data } = Verification.safeParse(await answer.json().catch(() => null));
  if (!success) throw new HttpClientError('The captcha service gave an unknown answer');
  return data.success && (provider !== 'google-recaptcha' || (data.score ?? 1) >= minScore);
}

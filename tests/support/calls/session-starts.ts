import type { LightMyRequestResponse } from 'fastify';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Cookies } from '#server/http/cookies.ts';

import { calls, makeCall, transportsOf, type Transport } from './make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import type { SeededService } from './seeded-service.ts';
import { successfulCalls } from './successful-calls.ts';
import { SECRET } from '#tests/support/test.ts';

/** A request that starts a session in a browser without a session or a challenge. */
export interface SessionStart {
  call: string;
  transport: Transport;
  input: object;
  /** The cookies of the browser, without those of a session. */
  cookies: ReadonlyMap<string, string>;
  userId: string;
  /** Whether the call creates the user. */
  createsUser: boolean;
}

/** The answer of get-session. */
interface SessionOf {
  session: { level: number; impersonatedBy: string | null };
  user: { id: string };
}

export const sessionCookies = ['gatehouse.session_token', 'gatehouse.session_data'];

/** The calls without a guard. The others answer 401 without a session (every-call.test.ts). */
export const openCalls = calls.filter(({ meta }) => meta.guard === 'anyone');

/**
 * Makes every open call in the browser of every user of the service, which has lost its session and challenge but has its other cookies
 * and that of the sign-up, and returns the requests that started a session.
 */
export async function findSessionStarts(seeded: SeededService): Promise<SessionStart[]> {
  const { gatehouse, tables, callers } = seeded;
  const users = (await runSql(gatehouse.options.databaseUrl!, 'select id from "user"')).map(({ id }) => id);
  const signer = new Cookies(gatehouse.options, [SECRET]);
  const browsers = Object.values(callers).map(({ cookies, id }) => {
    const ofSignUp = ['gatehouse.sign_up', encodeURIComponent(signer.sign(`sign-up:${id}`))] as const;
    return new Map(
      [...cookies, ofSignUp].filter(([name]) => ![...sessionCookies, 'gatehouse.two_factor'].includes(name)),
    );
  });

  const starts = new Map<string, SessionStart>();
  for (const [request, cookies] of openRequests(seeded).flatMap((each) =>
    browsers.map((jar) => [each, jar] as const),
  )) {
    const browser = browserOf(gatehouse, cookies);
    const response = await sendRequest(browser, request);
    const started = response.statusCode < 400 ? await sessionFrom(browser, response) : null;
    await tables.restore(await tables.changes());
    if (started === null) continue;
    const userId = started.user.id;
    const key = JSON.stringify([request, userId]);
    if (!starts.has(key)) starts.set(key, { ...request, cookies, userId, createsUser: !users.includes(userId) });
  }
  return [...starts.values()];
}

function openRequests(seeded: SeededService): Pick<SessionStart, 'call' | 'transport' | 'input'>[] {
  const successful = successfulCalls(seeded);
  return openCalls.flatMap(({ name }) => {
    const { input, variants } = successful[name]!;
    const inputs = [input, ...variants];
    return inputs.flatMap((each) => transportsOf(name).map((transport) => ({ call: name, transport, input: each })));
  });
}

export function browserOf(gatehouse: Gatehouse, cookies: ReadonlyMap<string, string>): Person {
  return Object.assign(new Person(gatehouse), { cookies: new Map(cookies) });
}

/** Makes a call and stores the cookies of the response in the browser. */
export async function sendRequest(
  browser: Person,
  { call, transport, input }: Pick<SessionStart, 'call' | 'transport' | 'input'>,
): Promise<LightMyRequestResponse> {
  const response = await makeCall(browser, [call, input], transport);
  browser.storeCookies(response);
  return response;
}

/** What get-session answers to the cookies of the browser, or to any text of the response as a token; null if to none. */
export async function sessionFrom(browser: Person, response: LightMyRequestResponse): Promise<SessionOf | null> {
  const texts = [response.body, ...Object.values(response.headers).flat().map(String)];
  const tokens = new Set(texts.flatMap((text) => text.match(/[\w.%+/-]{20,}=*/g) ?? []));
  const withTokens = [...tokens].map((token) =>
    Object.assign(new Person(browser.gatehouse), { headers: { authorization: `Bearer ${token}` } }),
  );
  for (const person of [browserOf(browser.gatehouse, browser.cookies), ...withTokens]) {
    const { body } = await person.get('/get-session');
    if (body !== null) return body as SessionOf;
  }
  return null;
}

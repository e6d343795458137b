import { expect, test as base } from 'vitest';

import { isActingQuery } from '#client/sdk/refresh.ts';
import { mails as mailsByName, notices } from '#server/app/registry.ts';
import { appRouter } from '#server/app/router.ts';
import { noticeOf } from '#server/mail/notices.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import { factsOf, missingFact } from '#tests/support/calls/feature-calls.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';

const mutations = servedCalls(appRouter).flatMap(({ name, kind }) => (kind === 'mutation' ? [name] : []));

interface Observed {
  call: string;
  events: { event: AuditEvent; user: string | null; detail: unknown }[];
  mails: { name: string; to: string }[];
}

const test = base.extend<{ observed: Observed[] }>({
  observed: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => use(await makeEveryCall()),
    { scope: 'file' },
  ],
});

/** Makes every call that changes something, with every input that succeeds, and records its audit entries and its mails. */
async function makeEveryCall(): Promise<Observed[]> {
  await using seeded = await startSeededService();
  const sql = (text: string) => runSql(seeded.gatehouse.options.databaseUrl!, text);
  const mailbox = async () => {
    const { body } = await new Person(seeded.gatehouse).get('/dev/mailbox.json');
    return body as unknown as { id: string; name: string; to: string }[];
  };
  const observed: Observed[] = [];
  const recorded = Object.entries(successfulCalls(seeded)).filter(
    ([call]) => mutations.includes(call) || isActingQuery(call),
  );
  for (const [call, { as, input, variants }] of recorded) {
    for (const each of [input, ...variants]) {
      const [newest] = await sql('select max(id::text) as id from audit_entry');
      const [newestMail] = await mailbox();
      await makeCall(seeded.callers[as], [call, each]);
      const events = await sql(
        `select event, details as detail, (select email from "user" where id = subject_id) as "user" from audit_entry
           where id::text > '${String(newest!['id'])}'`,
      );
      const mails = (await mailbox()).filter(({ id }) => id > (newestMail?.id ?? ''));
      observed.push({ call, events: events as unknown as Observed['events'], mails });
      await seeded.tables.restore(await seeded.tables.changes());
    }
  }
  return observed;
}

test('every mutation has an audit event or a reason for none', { timeout: 60_000 }, ({ observed }) => {
  for (const call of mutations) {
    const { audits: expected } = factsOf(call);
    if (expected === undefined) throw new Error(missingFact(call, 'audit event'));
    const events = observed.filter((made) => made.call === call).flatMap((made) => made.events);
    const names = [...new Set(events.map(({ event }) => event))];
    if (typeof expected === 'string') expect.soft([call, names]).toEqual([call, expect.arrayContaining([expected])]);
    else if ('nothing' in expected) expect.soft([call, names]).toEqual([call, []]);
  }
});

test('every audit event has a notice with texts, an existing mail, or a reason for none', () => {
  expect([...notices.keys()].toSorted()).toEqual([...auditEvents].toSorted());
  const noticed = [...notices].flatMap(([event, decision]) => ('notice' in decision ? [noticeOf(notices, event)] : []));
  expect(noticed.length).toBeGreaterThan(5);
  expect(noticed).not.toContain(undefined);
  const mails = [...notices.values()].flatMap((decision) => ('mail' in decision ? [decision.mail.name] : []));
  expect(mails.filter((name) => !mailsByName.has(name))).toEqual([]);
});

test('each call sends the notices of its audit events, and no others', ({ observed }) => {
  for (const { call, events, mails } of observed) {
    const isSignUp = events.some(({ event }) => event === 'user.signed-up');
    // Its mail names the application too.
    const isDevice = events.some(({ event }) => event === 'device.approved');
    const expected = events.flatMap(({ event, user }) => {
      const decision = notices.get(event)!;
      if ('notice' in decision) return isSignUp || event === 'session.started' ? [] : [['sendSecurityNotice', user]];
      if (isDevice && event === 'oauth-grant.created') return [];
      return 'mail' in decision ? [[decision.mail.name, user]] : [];
    });
    // The mail about a new address goes to the old one; notices of sign-ins have conditions of their own.
    const isNewBrowser = events.some(
      ({ event, detail }) => event === 'session.started' && 'newBrowser' in Object(detail),
    );
    const received = mails.map(({ name, to }): [string, string | null] => [name, to]);
    for (const [name, user] of expected) {
      const to = name === 'onEmailChanged' ? expect.any(String) : user;
      expect.soft([call, received]).toEqual([call, expect.arrayContaining([[name, to]])]);
    }
    const sent = received.filter(([name]) => name === 'sendSecurityNotice').length;
    const due = expected.filter(([name]) => name === 'sendSecurityNotice').length;
    expect.soft([call, sent >= due, sent <= due + (isNewBrowser ? 1 : 0)]).toEqual([call, true, true]);
  }
});

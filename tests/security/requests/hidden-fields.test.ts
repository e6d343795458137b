import { expect, test } from 'vitest';

import { makeCall } from '#tests/support/calls/make-call.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';

const records = ['user', 'session', 'organization', 'member', 'invitation'] as const;

/** A field that answers show, and one that they do not. */
function fieldsOf(record: string) {
  const [shown, hidden] = [`shown-${record}`, `hidden-${record}`];
  const field = { type: 'string', required: false, input: false } as const;
  const additionalFields = {
    shownNote: { ...field, defaultValue: () => shown },
    hiddenNote: { ...field, defaultValue: () => hidden, returned: false },
  };
  return { additionalFields };
}

test('no answer, header or cookie of any call contains a field that is not returned', async () => {
  const [user, session, organization, member, invitation] = records.map(fieldsOf);
  await using seeded = await startSeededService({
    user: { ...user, deleteUser: { confirmByMail: true } },
    session: { ...session, cookieCache: { enabled: true } },
    organization: { schema: { organization, member, invitation } },
  });
  const { gatehouse, callers, tables } = seeded;
  for (const record of records) {
    const [row] = await runSql(
      gatehouse.options.databaseUrl!,
      `select count(*)::int count from "${record}" where additional_fields->>'hiddenNote' = 'hidden-${record}'`,
    );
    expect([record, row!['count']]).not.toEqual([record, 0]);
  }

  const shown = new Set<string>();
  for (const [name, { as, input, variants }] of Object.entries(successfulCalls(seeded))) {
    for (const variant of [input, ...variants]) {
      const { body, headers } = await makeCall(callers[as], [name, variant]);
      const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => decoded(cookie));
      const sent = [body, JSON.stringify(headers), ...cookies].join('\n');
      // Administrators see the options, which declare the field; its values stay hidden.
      const hidden = name === 'admin.getSettings' ? /hidden-\w+/ : /hidden-\w+|hiddenNote/;
      expect.soft([name, hidden.exec(sent)?.[0]]).toEqual([name, undefined]);
      for (const [note] of sent.matchAll(/shown-\w+/g)) shown.add(note);
      await tables.restore(await tables.changes());
    }
  }
  expect([...shown].sort()).toEqual(records.map((record) => `shown-${record}`).sort());
});

/** The value of a cookie, as the text that it encodes. */
const decoded = (cookie: string) => Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString();

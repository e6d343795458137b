import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { AnchoredCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';
import { createCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, inDatabase, superuser, verifyLog } from '#tests/support/audit-chain.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const run = promisify(execFile);
const patiently = { timeout: 15_000, interval: 50 };
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
type Anchors = NonNullable<NonNullable<GatehouseOptions['audit']>['anchors']>;

/** A service whose anchors get what is new within a quarter of a second. */
const startAnchored = (anchors: Anchors) =>
  startGatehouse({
    events: { pollInterval: 0.05 },
    outgoing: { privateHosts: ['127.0.0.1'] },
    audit: { anchors },
  });

/** The checkpoint that the end of a day makes. */
async function endDay(gatehouse: Gatehouse): Promise<void> {
  await allSealed(gatehouse);
  const { databaseUrl, baseUrl } = gatehouse.options;
  await inDatabase(databaseUrl!, async (em) => {
    await createCheckpoint(em, { options: { baseUrl }, secrets: [SECRET] }, { kind: 'day' });
  });
}

/** What a superuser does who wants to hide the end of the log. */
async function cutTail(gatehouse: Gatehouse): Promise<void> {
  await using client = await superuser(gatehouse.options.databaseUrl!);
  await client.query('set session_replication_role = replica');
  await client.query(`delete from audit_checkpoint where number = (select max(number) from audit_checkpoint)`);
}

const anchorsOf = async (gatehouse: Gatehouse) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  return (await admin.get('/admin/audit-state')).body.anchors;
};

test('a webhook gets each checkpoint in order, signed, after its failures', async () => {
  await using receiver = await WebhookReceiver.start(() => 204);
  await using gatehouse = await startAnchored([{ type: 'webhook', url: receiver.url, secret }]);
  await signUpWithRole(gatehouse, 'admin');
  await endDay(gatehouse);
  await expect.poll(() => receiver.received.length, patiently).toBe(1);
  receiver.answer = () => 500;
  await endDay(gatehouse);
  await expect.poll(() => receiver.received.length, patiently).toBe(2);
  await expect
    .poll(() => anchorsOf(gatehouse), patiently)
    .toEqual([
      {
        type: 'webhook',
        place: new URL(receiver.url).host,
        checkpoint: 1,
        sentAt: expect.any(String),
        error: 'The receiver answered 500',
      },
    ]);

  for (const { text, headers } of receiver.received) new Webhook(secret).verify(text, headers);
  expect(receiver.ids).toEqual(['checkpoint-1', 'checkpoint-2']);
  const anchor = receiver.received.map(({ body }) => body.data as unknown as AnchoredCheckpoint);
  expect(await verifyLog(gatehouse, { anchor })).toMatchObject({ anchor: 'equal', violationCount: 0 });
  await cutTail(gatehouse);
  expect((await verifyLog(gatehouse, { anchor })).violations).toContainEqual(
    expect.objectContaining({ code: 'anchor_newer', checkpoint: 2 }),
  );
});

test('addresses get the checkpoints of days, with the line that a verification reads', async () => {
  await using gatehouse = await startAnchored([{ type: 'mail', to: ['a@example.com', 'b@example.com'] }]);
  await signUpWithRole(gatehouse, 'admin');
  await endDay(gatehouse);
  const mails = async () => [
    ...(await mailsTo(gatehouse, 'a@example.com')),
    ...(await mailsTo(gatehouse, 'b@example.com')),
  ];
  await expect.poll(async () => (await mails()).length, patiently).toBe(2);
  const [mail] = await mails();
  expect(mail!.subject).toMatch(/checkpoint of \d{4}-\d\d-\d\d$/);
  const line = mail!.text.split('\n').find((each) => each.startsWith('{'))!;
  const anchor = [JSON.parse(line) as AnchoredCheckpoint];
  expect(await verifyLog(gatehouse, { anchor })).toMatchObject({ anchor: 'equal' });
  await cutTail(gatehouse);
  expect((await verifyLog(gatehouse, { anchor })).violations).toMatchObject([{ code: 'anchor_newer' }]);
});

test('a working copy gets a commit that is pushed, and reports a wrong branch', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-git-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [origin, repository] = [join(folder, 'origin.git'), join(folder, 'copy')];
  const git = (...args: string[]) => run('git', args).then(({ stdout }) => stdout.trim());
  await git('init', '--quiet', '--bare', '--initial-branch=main', origin);
  await git('clone', '--quiet', origin, repository);
  await git('-C', repository, 'checkout', '--quiet', '-B', 'main');
  await using gatehouse = await startAnchored([
    { type: 'git', repository, branch: 'main', push: true },
    { type: 'git', repository, branch: 'other' },
  ]);
  await signUpWithRole(gatehouse, 'admin');
  await endDay(gatehouse);
  const log = () => git('-C', origin, 'log', '--format=%s', 'main').catch(() => '');
  await expect.poll(log, patiently).toMatch(/^Checkpoint \d+ of http/);
  const text = await git('-C', origin, 'show', 'main:audit-checkpoints.jsonl');
  expect(text).toBe((await readFile(join(repository, 'audit-checkpoints.jsonl'), 'utf8')).trim());
  const anchor = text.split('\n').map((line) => JSON.parse(line) as AnchoredCheckpoint);
  expect(anchor).toHaveLength(1);
  expect(await verifyLog(gatehouse, { anchor })).toMatchObject({ anchor: 'equal' });
  await expect
    .poll(() => anchorsOf(gatehouse), patiently)
    .toMatchObject([
      { type: 'git', error: null, sentAt: expect.any(String) },
      { type: 'git', error: expect.stringContaining('main checked out, not other'), sentAt: null },
    ]);
});

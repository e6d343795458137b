import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { on, type LifecycleEvent } from '#server/call/lifecycle-events.ts';
import { sha256 } from '#server/security/hash.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import type { Change } from '#tests/support/database/database-snapshot.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { installFeature } from '#tests/support/calls/scratch-feature.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService, type CallerName, type SeededService } from '#tests/support/calls/seeded-service.ts';

interface Payload {
  user?: { id: string };
  userId?: string;
  organizationId?: string;
  sessionIds?: string[];
}

const modules = import.meta.glob<Record<string, object>>('../../server/features/*/events.ts', { eager: true });
const isEvent = (value: object): value is LifecycleEvent<Payload> => 'emit' in value;
const events = Object.values(modules).flatMap((module) => Object.values(module).filter(isEvent));

const emitted: string[] = [];
installFeature({
  name: 'recorder',
  on: events.map((event) =>
    on(event, async (_ctx, { user, userId = user?.id, organizationId, sessionIds = [''] }) => {
      for (const sessionId of sessionIds) emitted.push(line(event.name, organizationId, userId, sessionId));
    }),
  ),
});

function line(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

type Row = Record<string, string | boolean | null>;

/** The events expected for a call's changes. Sessions that end with the caller's own session are `own`. */
function expectedEvents(changes: readonly Change[], ownTokenHash: string): { lines: string[]; own: string[] } {
  const rows = (operation: string) =>
    changes
      .filter((change) => change.operation === operation)
      .map(({ before, after }) => [before, after] as [Row, Row]);
  const deleted = (table: string) => rows(`${table} DELETE`).map(([before]) => before);
  const users = new Set(deleted('user').map(({ id }) => id));
  const organizations = new Set(deleted('organization').map(({ id }) => id));
  const created = new Set(rows('user INSERT').map(([, { id }]) => id));
  const sessions = deleted('session').filter(({ user_id: id }) => !users.has(id!));
  const ended = new Set(sessions.map(({ id }) => id));
  const isOwn = (session: Row) =>
    session['token_hash'] === ownTokenHash || ended.has(session['impersonator_session_id']!);
  const lineOf = ({ id, user_id: userId }: Row) => line('sessionsRevoked', userId as string, id as string);

  const passwords = [...rows('account INSERT'), ...rows('account UPDATE')].filter(
    ([before, after]) => after['password'] !== (before?.['password'] ?? null) && !created.has(after['user_id']!),
  );
  const proofs = [...rows('session INSERT'), ...rows('session UPDATE')].filter(
    ([before, after]) =>
      Number(after['level']) === 2 &&
      ![before, ...deleted('session')].some((session) => session?.['authenticated_at'] === after['authenticated_at']),
  );
  const ofUser = (event: string, applies: (before: Row, after: Row) => boolean) =>
    rows('user UPDATE').flatMap(([before, after]) =>
      applies(before, after) ? [line(event, after['id'] as string)] : [],
    );
  return {
    own: sessions.filter(isOwn).map(lineOf),
    lines: [
      ...[...created].map((id) => line('userCreated', id as string)),
      ...[...users].map((id) => line('userDeleting', id as string)),
      ...[...organizations].map((id) => line('organizationDeleting', id as string)),
      ...ofUser('emailVerified', (before, after) => !before['email_verified'] && after['email_verified'] === true),
      // In the calls below only by the owner of the mailbox.
      ...ofUser(
        'accountTakenOver',
        (before, after) => before['unconfirmed'] === true && after['unconfirmed'] === false,
      ),
      ...ofUser('emailChanged', (before, after) => before['email'] !== after['email']),
      ...ofUser('imageChanged', (before, after) => before['image'] !== after['image']),
      ...rows('organization UPDATE').flatMap(([before, after]) =>
        before['logo'] === after['logo'] ? [] : [line('logoChanged', after['id'] as string)],
      ),
      ...rows('organization_domain INSERT').map(() => line('domainAdded')),
      ...deleted('organization_domain')
        .filter((domain) => !organizations.has(domain['organization_id']!))
        .map(() => line('domainRemoving')),
      ...ofUser(
        'secondFactorsTurnedOff',
        (before, after) => before['two_factor_enabled'] === true && !after['two_factor_enabled'],
      ),
      ...ofUser('userBanned', (before, after) => !before['banned'] && after['banned'] === true),
      ...passwords.map(([, { user_id: id }]) => line('passwordChanged', id as string)),
      ...proofs.map(([, { user_id: id }]) => line('secondFactorVerified', id as string)),
      ...deleted('member')
        .filter((member) => !users.has(member['user_id']!) && !organizations.has(member['organization_id']!))
        .map((member) => line('memberRemoved', member['organization_id'] as string, member['user_id'] as string)),
      ...sessions.filter((session) => !isOwn(session)).map(lineOf),
    ],
  };
}

interface Cause {
  name: string;
  as: CallerName;
  /** The names of the events that it emits. */
  emits: readonly string[];
  run: () => Promise<unknown>;
}

/** All successful calls, and variants that cause other events. */
function causesIn(seeded: SeededService): Cause[] {
  const { callers, ids, gatehouse } = seeded;
  const call = (cause: Omit<Cause, 'run'>, [path, input]: [string, object]): Cause => ({
    ...cause,
    run: () => makeCall(callers[cause.as], [path, input]),
  });
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  return [
    ...Object.entries(successfulCalls(seeded)).map(([name, { as, input }]) =>
      call({ name, as, emits: factsOf(name).emits ?? [] }, [name, input]),
    ),
    call({ name: 'verifyEmail signed in', as: 'owner', emits: ['emailVerified'] }, [
      'verifyEmail',
      { token: ids.verification },
    ]),
    call({ name: 'magicLink.verify signed in', as: 'guest', emits: ['emailVerified'] }, [
      'magicLink.verify',
      { token: ids.magicLink, callbackURL: '/' },
    ]),
    call({ name: 'updateUser with an image', as: 'owner', emits: ['imageChanged'] }, [
      'updateUser',
      { image: 'https://example.com/new.png' },
    ]),
    call({ name: 'admin.updateUser with an image', as: 'admin', emits: ['imageChanged'] }, [
      'admin.updateUser',
      { userId: ids.userId, data: { image: 'https://example.com/new.png' } },
    ]),
    call({ name: 'organization.update without a logo', as: 'owner', emits: ['logoChanged'] }, [
      'organization.update',
      { organizationId: ids.organizationId, data: { logo: null } },
    ]),
    call({ name: 'admin.updateOrganization without a logo', as: 'admin', emits: ['logoChanged'] }, [
      'admin.updateOrganization',
      { organizationId: ids.organizationId, data: { logo: null } },
    ]),
    call({ name: 'deleteUser by token', as: 'member', emits: ['userDeleting'] }, [
      'deleteUser',
      { token: ids.deletion },
    ]),
    call({ name: 'changePassword everywhere', as: 'owner', emits: ['passwordChanged', 'sessionsRevoked'] }, [
      'changePassword',
      { currentPassword: PASSWORD, newPassword: 'another long password', revokeOtherSessions: true },
    ]),
    call({ name: 'admin.banUser of the impersonated', as: 'admin', emits: ['userBanned', 'sessionsRevoked'] }, [
      'admin.banUser',
      { userId: callers.guest.id },
    ]),
    call({ name: 'admin.setRole of the impersonated', as: 'admin', emits: ['sessionsRevoked'] }, [
      'admin.setRole',
      { userId: callers.guest.id, role: 'admin' },
    ]),
    {
      name: 'verifyEmail of a change',
      as: 'owner',
      emits: ['emailChanged'],
      run: async () => {
        await sql(`update "user" set email_verified = true where id = '${callers.owner.id}'`);
        await makeCall(callers.owner, ['changeEmail', { newEmail: 'confirmed@example.com' }]);
        await seeded.tables.changes();
        const { token } = await newestMailTo(gatehouse, callers.owner.email);
        await makeCall(callers.owner, ['verifyEmail', { token }]);
      },
    },
    {
      name: 'magicLink.verify of an unconfirmed account',
      as: 'anonymous',
      emits: ['accountTakenOver', 'sessionsRevoked'],
      run: async () => {
        await sql(`update "user" set email_verified = true, unconfirmed = true where id = '${callers.guest.id}'`);
        await seeded.tables.changes();
        await makeCall(callers.anonymous, ['magicLink.verify', { token: ids.magicLink, callbackURL: '/' }]);
      },
    },
    {
      name: 'setPassword',
      as: 'social',
      emits: factsOf('setPassword').emits ?? [],
      run: () => {
        const cookie = [...callers.social.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        return gatehouse.call('setPassword', { newPassword: 'a first password' }, { headers: { cookie } });
      },
    },
    {
      name: 'admin.removeUser of a sole owner',
      as: 'admin',
      emits: ['userDeleting', 'organizationDeleting'],
      run: async () => {
        await makeCall(callers.guest, ['organization.create', { name: 'Alone', slug: 'alone' }]);
        await seeded.tables.changes();
        await makeCall(callers.admin, ['admin.removeUser', { userId: callers.guest.id }]);
      },
    },
    {
      name: 'callback of a trusted provider',
      as: 'redirected',
      emits: ['emailVerified', 'sessionsRevoked'],
      run: async () => {
        // The provider's address belongs to a user who has not verified it.
        await sql(`update "user" set email_verified = false where id in (select user_id from account where provider_id = 'google');
          delete from account where provider_id = 'google'`);
        await seeded.tables.changes();
        const { input } = successfulCalls(seeded)['callback']!;
        await makeCall(callers.redirected, ['callback', input]);
      },
    },
  ];
}

test('each lifecycle event is emitted by exactly the calls that cause it', { timeout: 120_000 }, async () => {
  await using seeded = await startSeededService({ account: { accountLinking: { trustedProviders: ['google'] } } });
  const emittedByAny = new Set<string>();
  for (const { name, as, emits, run } of causesIn(seeded)) {
    const token = decodeURIComponent(seeded.callers[as].cookies.get('gatehouse.session_token') ?? '').split('.')[0]!;
    emitted.splice(0);
    await run();
    await seeded.gatehouse.idle();
    const changes = await seeded.tables.changes();
    const { lines, own } = expectedEvents(changes, sha256(token));
    const notified = emitted.filter((entry) => !own.includes(entry));
    expect.soft([name, notified.toSorted()]).toEqual([name, lines.toSorted()]);
    const names = new Set(emitted.map((entry) => entry.split(' ')[0]!));
    expect.soft([name, names]).toEqual([name, new Set(emits)]);
    for (const event of names) emittedByAny.add(event);
    await seeded.tables.restore(changes);
  }

  expect(events.map(({ name }) => name).filter((name) => !emittedByAny.has(name))).toEqual([]);
});

const SERVER = join(import.meta.dirname, '../../server');

test.for([
  ['User', 'features/users/create-user.ts'],
  ['Member', 'features/organizations/members/membership.ts'],
] as const)('%s rows are created in one file only, which records and announces them', ([entity, file]) => {
  const creates = new RegExp(`(create|insert|insertMany|upsert)\\(${entity},|new ${entity}\\(`);
  const creating = globSync('**/*.ts', { cwd: SERVER }).filter((path) =>
    creates.test(readFileSync(join(SERVER, path), 'utf8')),
  );

  expect(creating).toEqual([file]);
});

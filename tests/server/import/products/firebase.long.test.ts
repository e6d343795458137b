import { expect, test } from 'vitest';

import { identitiesOf, reported, signInStatus } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';

// The published vector of github.com/firebase/scrypt.
const hash = {
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
};
const config = (rounds: number, memCost: number) => `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: ${rounds},
  mem_cost: ${memCost},
}`;

const users = [
  {
    localId: 'aBc1',
    email: 'ann@acme.example',
    emailVerified: true,
    ...hash,
    displayName: 'Ann',
    photoUrl: 'https://acme.example/a.png',
    createdAt: '1600000000000',
    lastSignedInAt: '1700000000000',
    customAttributes: '{"plan":"pro"}',
    providerUserInfo: [
      { providerId: 'password', rawId: 'ann@acme.example' },
      { providerId: 'google.com', rawId: '1089', email: 'ann@acme.example' },
    ],
  },
  {
    localId: 'aBc2',
    email: 'bo@acme.example',
    emailVerified: true,
    ...hash,
    disabled: true,
    mfaInfo: [{ phoneInfo: '+15551234' }],
  },
  { localId: 'aBc3', providerUserInfo: [] },
];

test(
  'people of Firebase sign in, if a known password proves the parameters of the project',
  { timeout: 120_000 },
  async () => {
    const target = await ImportTarget.create({
      user: { additionalFields: { plan: { type: 'string' } } },
      socialProviders: { google: { clientId: 'a', clientSecret: 'b' } },
    });
    await target.write('users.json', JSON.stringify({ users }));
    await target.write('hash.txt', config(8, 14));
    await target.write('swapped.txt', config(14, 8));
    await target.write('password.txt', 'user1password\n');
    await target.write('wrong.txt', 'another\n');
    const run = (...flags: string[]) => target.run('firebase', '--users', 'users.json', ...flags);
    const before = await target.digest();

    expect(await run('--hash-config', 'hash.txt')).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('--probe'),
    });
    const probe = (file: string) => ['--probe', 'Ann@acme.example', '--probe-file', file];
    expect(await run('--hash-config', 'hash.txt', ...probe('wrong.txt'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The password of --probe is wrong'),
    });
    expect(await run('--hash-config', 'swapped.txt', ...probe('password.txt'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('right if rounds and mem_cost are swapped'),
    });
    expect(await target.digest()).toEqual(before);

    expect(
      (
        await target.runSample('docs/migrating/firebase.md#migrate-from-firebase sh', {
          flags: ['--probe-file', 'password.txt'],
        })
      ).stdout,
    ).toContain('Dry run: nothing was written.');

    const { stdout } = await run('--hash-config', 'hash.txt', ...probe('password.txt'), '--report', 'report.ndjson');
    expect(stdout).toContain('The password of --probe is right (firebase 14,8).');
    expect(stdout).toContain('people: 3 read, 2 new');
    expect(stdout).not.toContain('user1password');
    expect(await reported(target)).toEqual(
      expect.arrayContaining([
        ['not_a_person', 'aBc3', 'anonymous'],
        ['factor_left', 'aBc2', 'phone'],
      ]),
    );
    expect(await identitiesOf(target)).toEqual(['ann@acme.example google:1089']);
    const [parameter] = await target.sql('select sealed from import_parameter');
    expect(parameter!['sealed']).not.toContain('jxspr8Ki0R');

    await using gatehouse = await target.start();
    expect(await signInStatus(gatehouse, 'ann@acme.example', 'user2password')).toBe('INVALID_EMAIL_OR_PASSWORD');
    expect(await signInStatus(gatehouse, 'ann@acme.example', 'user1password')).toBe(200);
    expect(await signInStatus(gatehouse, 'bo@acme.example', 'user1password')).toBe('BANNED_USER');
  },
);

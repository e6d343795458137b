import { anonymous, phoneNumber } from 'better-auth/plugins';
import { expect, inject, test } from 'vitest';

import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { startWithPhones } from '#tests/features/phone-number/phones.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';

test('imported users sign in with their verified phone numbers, and anonymous users stay anonymous', async () => {
  const { databaseUrl: source, signUp } = await startBetterAuth();
  const [ada, bob, eve] = [await signUp('ada'), await signUp('bob'), await signUp('eve')];
  await signUp('visitor');
  // The columns of these plugins.
  const columns = [phoneNumber(), anonymous()].flatMap(({ schema }) => Object.keys(schema.user.fields));
  expect(columns.toSorted()).toEqual(['isAnonymous', 'phoneNumber', 'phoneNumberVerified']);
  const set = (values: string, id: string) => `update "user" set ${values} where id = '${id}';`;
  await runSql(
    source,
    `alter table "user" add column "phoneNumber" text unique, add column "phoneNumberVerified" boolean,
       add column "isAnonymous" boolean;
     ${set(`"phoneNumber" = '+1 212 555 0150', "phoneNumberVerified" = true`, ada.id)}
     ${set(`"phoneNumber" = '+12125550151', "phoneNumberVerified" = false`, bob.id)}
     ${set(`"phoneNumber" = '4711', "phoneNumberVerified" = true`, eve.id)}
     update "user" set "isAnonymous" = true where name = 'visitor'`,
  );

  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const { code, stdout } = await runImport(source, databaseUrl);
  expect(code).toBe(0);
  expect(stdout).toContain('  column user.phoneNumber: 2 values, unverified or impossible');
  expect(stdout).toContain('  1 phone number, which phoneNumber.enabled enables');
  expect(stdout).toContain('user: 4 read, 4 imported, 0 imported before, 0 skipped');
  expect(await runSql(databaseUrl, `select name from "user" where is_anonymous`)).toEqual([{ name: 'visitor' }]);

  await using phones = await startWithPhones({}, { databaseUrl });
  const browser = new Person(phones.gatehouse);
  const number = '+12125550150';
  const typed = await phones.requestCode(browser, number);
  const { body } = await browser.post('/phone-number/verify', { phoneNumber: number, code: typed });
  expect(body.user).toMatchObject({ email: ada.email, phoneNumber: number, phoneNumberVerified: true });
  expect(await phones.requestCode(new Person(phones.gatehouse), '+12125550151')).toBeUndefined();
}, 60_000);

import { phoneNumberClient } from 'better-auth/client/plugins';
import { phoneNumberClient as oldestPhoneNumberClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { test } from '#tests/support/test.ts';
import { newNumber, startWithPhones } from '#tests/features/phone-number/phones.ts';

type EntryPoint = (typeof entryPoints)[number];

const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestPhoneNumberClient()], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) => newestClient(gatehouse, [phoneNumberClient()], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)('the published phone-number client works: %s, %s', async ([version, entryPoint]) => {
  await using service = await startWithPhones({
    signUpOnVerification: { getTempEmail: (number) => `${number.slice(1)}@phone.invalid` },
  });
  const { gatehouse, messages } = service;
  const { client, person, recordedCalls } = versions[version](gatehouse, entryPoint);
  const lastCode = async () => {
    await gatehouse.idle();
    return messages.at(-1)!.code;
  };
  const [first, second] = [newNumber(), newNumber()];
  expect((await client.phoneNumber.sendOtp({ phoneNumber: first })).data).toEqual({ message: 'code sent' });
  const wrong = await client.phoneNumber.verify({ phoneNumber: first, code: 'abcdef' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'INVALID_OTP' });
  const verified = await client.phoneNumber.verify({ phoneNumber: first, code: await lastCode() });
  expect(verified.data).toMatchObject({ status: true, token: expect.any(String), user: { phoneNumber: first } });
  expect((await client.getSession()).data?.user).toMatchObject({ phoneNumber: first, phoneNumberVerified: true });

  await client.phoneNumber.sendOtp({ phoneNumber: second });
  const update = { phoneNumber: second, code: await lastCode(), updatePhoneNumber: true };
  expect((await client.phoneNumber.verify(update)).data?.user).toMatchObject({ phoneNumber: second });

  // The client of 1.2.8 calls the older name.
  const path = version === 'oldest' ? 'forget-password' : 'request-password-reset';
  const requested = await person.post(`/phone-number/${path}`, { phoneNumber: second });
  expect(requested).toEqual({ status: 200, body: { status: true } });
  const reset = { phoneNumber: second, otp: await lastCode(), newPassword: PASSWORD };
  expect((await client.phoneNumber.resetPassword(reset)).data).toEqual({ status: true });
  const refused = await client.signIn.phoneNumber({ phoneNumber: second, password: 'not this one' });
  expect(refused.error).toMatchObject({ status: 401, code: 'INVALID_PHONE_NUMBER_OR_PASSWORD' });
  const signedIn = await client.signIn.phoneNumber({ phoneNumber: second, password: PASSWORD, rememberMe: true });
  expect(signedIn.data).toMatchObject({ token: expect.any(String), user: { phoneNumber: second } });
  expect(missingCalls(version, 'phone-number', recordedCalls)).toEqual([]);
});

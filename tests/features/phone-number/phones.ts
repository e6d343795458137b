import { randomInt } from 'node:crypto';

import type { GatehouseOptions, PhoneNumberOptions } from '#generated/gatehouse-options.ts';
import type { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

/** A number of New York, in E.164. */
export const newNumber = () => `+1212555${randomInt(1000, 10_000)}`;

/** A service that collects its text messages. */
export async function startWithPhones(phoneNumber: Partial<PhoneNumberOptions> = {}, options: GatehouseOptions = {}) {
  const messages: { phoneNumber: string; code: string }[] = [];
  const gatehouse = await startGatehouse({
    rateLimit: { enabled: false },
    ...options,
    phoneNumber: { enabled: true, sendOTP: (message) => void messages.push(message), ...phoneNumber },
  });

  /** The code of the newest message to a number. */
  const codeTo = async (number: string): Promise<string | undefined> => {
    await gatehouse.idle();
    return messages.findLast(({ phoneNumber: to }) => to === number)?.code;
  };
  const requestCode = async (person: Person, number: string, path = 'send-otp') => {
    const before = messages.length;
    await person.post(`/phone-number/${path}`, { phoneNumber: number });
    await gatehouse.idle();
    return messages.slice(before).at(-1)?.code;
  };
  const setNumber = async (person: Person, number: string) =>
    person.post('/phone-number/verify', {
      phoneNumber: number,
      code: (await requestCode(person, number))!,
      updatePhoneNumber: true,
    });

  return { gatehouse, messages, codeTo, requestCode, setNumber, [Symbol.asyncDispose]: () => gatehouse.close() };
}

import { vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { usePasskey } from '#tests/support/browser/software-authenticator.ts';
import type { OldPerson } from './old-people.ts';
import type { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

type Way = (gatehouse: Gatehouse, old: OldPerson) => Promise<Person>;

/** With the code of the imported key if one is asked for, as it has to be of people who have an authenticator app. */
async function passFactor(person: Person, { totp }: OldPerson, isAsked: boolean): Promise<void> {
  if (isAsked !== (totp !== null)) throw new Error(`second factor asked for: ${isAsked}`);
  if (totp !== null) await person.post('/two-factor/verify-totp', { code: totpCode(totp) });
}

const byPassword: Way = async (gatehouse, old) => {
  const person = new Person(gatehouse);
  const { body } = await person.post('/sign-in/email', { email: old.email, password: old.password!.password });
  await passFactor(person, old, body.twoFactorRedirect === true);
  return person;
};

/** A passkey that verifies its user counts as two factors. */
const byPasskey: Way = async (gatehouse, { passkey }) => {
  const person = new Person(gatehouse);
  await usePasskey(person, passkey!.authenticator);
  return person;
};

const byProvider =
  (provider: FakeProvider): Way =>
  async (gatehouse, old) => {
    const person = new Person(gatehouse);
    // An address of its own: only the subject leads to the person.
    const { subject } = old.identities.find((identity) => identity.provider === provider.fixture.id)!;
    Object.assign(provider.claims, { sub: subject, email: `${subject}@elsewhere.example` });
    await completeOAuthFlow(person, provider);
    const isSignedIn = (await person.get('/get-session')).body !== null;
    await passFactor(person, old, !isSignedIn);
    return person;
  };

/**
 * Signs people in in every way that they have in the source.
 *
 * @returns how many did in each way, and who could not.
 */
export async function signInEverywhere(
  gatehouse: Gatehouse,
  people: readonly OldPerson[],
  provider: FakeProvider,
): Promise<{ counts: Record<'password' | 'totp' | 'passkey' | 'identity', number>; refused: string[] }> {
  const ways = [
    { name: 'password', has: () => true, signIn: byPassword },
    { name: 'passkey', has: ({ passkey }: OldPerson) => passkey !== null, signIn: byPasskey },
    {
      name: 'identity',
      has: ({ identities }: OldPerson) => identities.some((identity) => identity.provider === provider.fixture.id),
      signIn: byProvider(provider),
    },
  ] as const;
  const counts = { password: 0, totp: 0, passkey: 0, identity: 0 };
  const refused: string[] = [];
  try {
    for (const { name, has, signIn } of ways) {
      for (const old of people.filter(has)) {
        const person = await signIn(gatehouse, old);
        const { body } = await person.get('/get-session');
        if (body?.user.email !== old.email) refused.push(`${old.email} ${name}`);
        else counts[name] += 1;
        if (body && name === 'password' && old.totp !== null) counts.totp += 1;
      }
      // A code counts once.
      nextTimeStep();
    }
  } finally {
    vi.useRealTimers();
  }
  return { counts, refused };
}

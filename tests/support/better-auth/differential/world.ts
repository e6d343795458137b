import { PASSWORD } from '#tests/support/person.ts';

import { Browser, type Recorder } from './browser.ts';
import type { Service, Version } from './service.ts';

/** A user, signed in. */
export class User extends Browser {
  email = '';
  id = '';
}

/** One service during one scenario. */
export interface World {
  version: Version;
  /** A browser without a session. */
  visitor: () => Browser;
  signUp: (name: string) => Promise<User>;
  signUpVerified: (name: string) => Promise<User>;
  /** An address of its own in each scenario. */
  emailOf: (name: string) => string;
  mailedUrl: Service['mailedUrl'];
  changeUser: Service['changeUser'];
}

export type Scenario = (world: World) => Promise<void>;

export function worldOf(recorder: Recorder, scenario: string): World {
  const { version, mailedUrl, changeUser } = recorder.service;
  const emailOf = (name: string) => `${name}@${scenario.replace(' ', '-')}.example.com`;
  const signUp = async (name: string) => {
    const email = emailOf(name);
    const browser = new User(recorder);
    const { user } = await browser.prepare('signUp.email', { email, password: PASSWORD, name });
    return Object.assign(browser, { email, id: user.id as string });
  };
  return {
    version,
    visitor: () => new Browser(recorder),
    emailOf,
    mailedUrl,
    changeUser,
    signUp,
    async signUpVerified(name) {
      const user = await signUp(name);
      await changeUser(user.email, { isVerified: true });
      return user;
    },
  };
}

/** The token in a mailed link. */
export function tokenIn(url: string): string {
  const { searchParams, pathname } = new URL(url);
  return searchParams.get('token') ?? pathname.split('/').at(-1)!;
}

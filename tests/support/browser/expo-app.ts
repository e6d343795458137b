import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { Person } from '#tests/support/person.ts';

/** The options of a service for apps. */
export const appOptions = {
  expo: { enabled: true },
  trustedOrigins: ['myapp://', 'exp://', 'https://app.example.com'],
};

/** Does over HTTP what the published client does on a device: it stores cookies itself and names its app. */
export function newApp(gatehouse: Gatehouse, scheme = 'myapp://'): Person {
  return Object.assign(new Person(gatehouse), { headers: { 'expo-origin': scheme } });
}

/** Stores the cookies of the address that opened the app. */
export function openApp(app: Person, location: string): void {
  const cookie = new URL(location).searchParams.get('cookie');
  for (const part of cookie?.split(', ') ?? []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(part)!;
    if (/max-age=0/i.test(part)) app.cookies.delete(name!);
    else app.cookies.set(name!, value!);
  }
}

/** Opens an address of the service. @returns where it redirects to. */
export async function openInBrowser(browser: Person, url: string): Promise<string> {
  const { pathname, search } = new URL(url, 'http://localhost:3000');
  const { headers } = await browser.send({ method: 'GET', url: pathname + search });
  return String(headers.location);
}

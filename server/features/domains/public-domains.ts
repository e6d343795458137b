import providers from 'email-providers/all.json' with { type: 'json' };

import type { Options } from '#server/options/kit-options.ts';

import { domainOptions } from './domain.options.ts';
import { withParents } from './normal-form.ts';

/** Those that the package lacks. */
const supplement = [
  'addy.io',
  'aleeas.com',
  'anonaddy.com',
  'disroot.org',
  'duck.com',
  'fastmail.com',
  'mozmail.com',
  'onmicrosoft.com',
  'passmail.net',
  'posteo.de',
  'simplelogin.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'users.noreply.github.com',
  'zohomail.com',
];

/** Those of the package in which anyone can register a domain. */
const registries = new Set([
  'biz.st',
  'co.cc',
  'com.ar',
  'msk.ru',
  'net.ua',
  'nom.za',
  'org.ua',
  'pp.ua',
  'ro.lt',
  'spb.ru',
  'web.id',
  'za.com',
  'zp.ua',
]);

const known = new Set([...providers, ...supplement].filter((name) => !registries.has(name)));

/** Whether anyone can get an address in the domain, or in one that contains it. */
export function isPublicDomain(domain: string, service: { options: Options }): boolean {
  const { add, remove } = domainOptions.of(service).publicDomains;
  return withParents(domain).some((name) => add.includes(name) || (known.has(name) && !remove.includes(name)));
}

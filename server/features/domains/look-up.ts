import { Resolver } from 'node:dns/promises';

import type { Options } from '#server/options/kit-options.ts';
import { reasonOf, type Check } from '#server/options/checks.ts';

import { domainOptions } from './domain.options.ts';
import type { ResolveTxt } from './domain.types.ts';

/** Milliseconds until a name server is asked again, once. */
const QUERY_TIMEOUT_MS = 3_000;
const QUERY_TRIES = 2;

/**
 * The values of the TXT records at a name, each joined from its strings. Null if the name servers could not be asked, which
 * says nothing about the records.
 */
export async function lookUpTxt(service: { options: Options }, name: string): Promise<string[] | null> {
  try {
    const records = await resolverOf(service)(name);
    return records.map((strings) => strings.join(''));
  } catch (error) {
    return isAbsent(error) ? [] : null;
  }
}

function resolverOf(service: { options: Options }): ResolveTxt {
  const { resolveTxt } = domainOptions.of(service);
  if (resolveTxt) return resolveTxt;
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  const { nameServers } = service.options.outgoing;
  if (nameServers.length > 0) resolver.setServers(nameServers);
  return (name) => resolver.resolveTxt(name);
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOTFOUND' || code === 'ENODATA';
}

/** Name servers that answer that the name has no such record are fine. */
export const resolverCheck: Check = {
  name: 'name servers',
  problemsOf: async (options) => {
    // The name servers of the system are not checked: without domains the service need not reach any.
    if (options.outgoing.nameServers.length === 0 && !domainOptions.of({ options }).resolveTxt) return [];
    try {
      await resolverOf({ options })('example.com');
      return [];
    } catch (error) {
      return isAbsent(error) ? [] : [`the domains of organizations cannot be proven: ${reasonOf(error)}`];
    }
  },
};

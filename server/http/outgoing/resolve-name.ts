import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Milliseconds until a name server is asked again, once. */
const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;

const HOSTS_FILE = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

interface Resolution {
  /** Those of the system, if empty. */
  nameServers: readonly string[];
  /** Tries the search domains of the system too, for hosts of the operator's network. */
  usesSearchDomains: boolean;
  signal: AbortSignal;
  hostsFile?: string;
  resolverFile?: string;
}

/**
 * Resolves a host name by the hosts file and by DNS, with a time limit. `dns.lookup` would occupy one of the few threads
 * of the process until the name server answers, and cannot be cancelled.
 *
 * @throws Error with the code of the resolver, such as ENOTFOUND or ETIMEOUT.
 */
export async function resolveName(host: string, resolution: Resolution): Promise<LookupAddress[]> {
  const { hostsFile = HOSTS_FILE, resolverFile = '/etc/resolv.conf' } = resolution;
  const name = host.toLowerCase().replace(/\.$/, '');
  const listed = addressesIn(await readIfExists(hostsFile), name);
  if (listed.length > 0) return listed;
  // Never asked of a name server (RFC 6761 section 6.3).
  if (/(^|\.)localhost$/.test(name)) return toAddresses(['127.0.0.1', '::1']);
  const names =
    resolution.usesSearchDomains && !host.endsWith('.')
      ? qualifiedNames(name, await readIfExists(resolverFile))
      : [name];
  let failure: unknown;
  for (const qualified of names) {
    try {
      return await query(qualified, resolution);
    } catch (error) {
      failure = error;
      if (!isAbsent(error)) break;
    }
  }
  throw failure;
}

/** The addresses of both families, IPv4 first, since many networks route it alone. */
async function query(name: string, { nameServers, signal }: Resolution): Promise<LookupAddress[]> {
  signal.throwIfAborted();
  // Of its own, because only all queries of a resolver can be cancelled.
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  if (nameServers.length > 0) resolver.setServers(nameServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return toAddresses(addresses);
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
    // A name is absent only if the queries for both families say so.
    throw failures.find((error) => !isAbsent(error)) ?? failures[0]!;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOTFOUND' || code === 'ENODATA';
}

/** The addresses of a name in a hosts file (hosts(5)). */
function addressesIn(hosts: string, name: string): LookupAddress[] {
  const lines = hosts.split('\n').map((line) => line.replace(/#.*/, '').trim().split(/\s+/));
  const listed = lines.filter(
    ([address = '', ...names]) => isIP(address) && names.some((n) => n.toLowerCase() === name),
  );
  return toAddresses(listed.map(([address]) => address!));
}

/** The names to try, in the order of resolv.conf(5): a name with fewer dots than `ndots` in the search domains first. */
function qualifiedNames(name: string, resolverFile: string): string[] {
  const lines = resolverFile.split('\n').map((line) => line.trim().split(/\s+/));
  const domains = lines.findLast(([keyword]) => keyword === 'search' || keyword === 'domain')?.slice(1) ?? [];
  const options = lines.flatMap(([keyword, ...values]) => (keyword === 'options' ? values : []));
  const dots = Number(options.findLast((option) => option.startsWith('ndots:'))?.slice('ndots:'.length) ?? 1);
  const searched = domains.map((domain) => `${name}.${domain.replace(/\.$/, '')}`);
  return name.split('.').length - 1 >= dots ? [name, ...searched] : [...searched, name];
}

function toAddresses(addresses: readonly string[]): LookupAddress[] {
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

async function readIfExists(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

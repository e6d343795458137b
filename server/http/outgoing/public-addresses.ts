import ipaddr from 'ipaddr.js';

/** The global unicast addresses that are assigned (RFC 4291 section 2.4); those outside embed others or are for internal use. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Services that clouds serve to their machines at addresses that look public. */
const CLOUD_SERVICES = [
  // The virtual public address of Azure: DHCP, DNS, health probes and the certificates of machines.
  '168.63.129.16/32',
  // Infrastructure and service endpoints of IBM Cloud.
  '161.26.0.0/16',
  '166.8.0.0/14',
].map((text) => ipaddr.parseCIDR(text));

/** Whether an IP address is public and outside of the denied networks; one that embeds another (mapped, 6to4, NAT64) is not. */
export function isPublic(text: string, deniedNetworks: readonly string[] = []): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6' && !isIn(address, GLOBAL_UNICAST)) return false;
  return ![...CLOUD_SERVICES, ...deniedNetworks.map(parseNetwork)].some((network) => isIn(address, network));
}

type Address = ReturnType<typeof ipaddr.process>;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

function isIn(address: Address, [base, bits]: Network): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

function parseNetwork(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

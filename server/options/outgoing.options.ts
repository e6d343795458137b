import { Resolver } from 'node:dns';

import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const names = z.array(z.string()).meta({ secret: false }).default([]);

const network = z.string().refine((text) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text), {
  error: 'an IP address or a network such as 203.0.113.0/24',
});

const nameServer = z.string().refine(isNameServer, {
  error: 'the IP address of a name server, such as 10.0.0.2 or [2001:db8::2]:5353',
});

export const OutgoingOptions = z
  .strictObject({
    timeoutMs: z.int().positive().default(10_000).describe('Milliseconds after which a request to a provider fails.'),
    maxBytes: z
      .int()
      .positive()
      .default(512 * 1024)
      .describe('Maximum size of a response in bytes.'),
    privateHosts: names.describe(
      'Hosts that may be in a private or denied network and without TLS, such as `gitlab.internal`.',
    ),
    deniedNetworks: z
      .array(network)
      .meta({ secret: false })
      .default([])
      .describe(
        'Public addresses and networks that requests are not sent to either, such as `203.0.113.0/24`. Private ones are always denied.',
      ),
    nameServers: z
      .array(nameServer)
      .meta({ secret: false })
      .default([])
      .describe('Name servers that resolve the hosts. By default those of the system.'),
  })
  .meta({ id: 'OutgoingOptions', description: 'Requests to providers and to the receivers of webhooks.' });

export type OutgoingOptions = z.output<typeof OutgoingOptions>;

function isNameServer(text: string): boolean {
  try {
    new Resolver().setServers([text]);
    return true;
  } catch {
    return false;
  }
}

import { isIP, type LookupFunction } from 'node:net';

import type { AppServices } from '#server/call/context.ts';
import { auditStreamOptions } from '#server/features/audit-streams/audit-stream.options.ts';
import { openCredentials } from '#server/features/audit-streams/credentials.ts';
import type { StreamedEntry } from '#server/features/audit-streams/format-entry.ts';
import { httpPresets } from '#server/features/audit-streams/transports/http-presets.ts';
import type { Outcome } from '#server/features/audit-streams/transports/outcome.ts';
import { sendSyslog, SYSLOG_PORT, toSyslog } from '#server/features/audit-streams/transports/syslog.ts';
import { createHttpClient, resolveDestination } from '#server/http/outgoing/http-client.ts';
import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';

import type { LeasedStream } from './lease.ts';

/** Answers of bulk calls have a line for each entry. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** Sends entries to the receiver of a stream, protected as every request to another machine. */
export async function sendBatch(
  service: AppServices,
  stream: LeasedStream,
  entries: readonly StreamedEntry[],
): Promise<Outcome> {
  const { options, secrets } = service;
  const credentials = openCredentials(secrets, stream.credentials, stream.id);
  if (credentials === null) return { kind: 'failed', error: 'No secret of the service decrypts the token' };
  const { timeoutMs } = auditStreamOptions.of(service);
  const outgoing = { ...options.outgoing, timeoutMs, maxBytes: MAX_RESPONSE_BYTES };
  try {
    if (stream.preset === 'syslog') {
      const { url, ca, clientCertificate } = stream;
      const target = httpsUrlOf(url);
      const addresses = await resolveDestination(target, outgoing);
      const own = new URL(options.baseUrl).hostname;
      return await sendSyslog(
        {
          host: target.hostname.replace(/^\[|\]$/g, ''),
          port: Number(new URL(url).port || SYSLOG_PORT),
          lookup: pinned(addresses),
          ca,
          clientCertificate,
          clientKey: credentials.clientKey,
          timeoutMs,
        },
        entries.map((entry) => toSyslog(entry, own)),
      );
    }
    const preset = httpPresets[stream.preset];
    const isJson = stream.format !== 'cef';
    const { url, headers, body } = preset.request({
      url: stream.url,
      isJson,
      credentials,
      entries,
      service: options.appName,
    });
    const response = await createHttpClient(outgoing, options.baseUrl)(url, { method: 'POST', headers, body });
    return preset.outcome(response.status, await response.text(), entries);
  } catch (error) {
    const isUnsent = error instanceof HttpClientError && error.cause === undefined;
    const reason = isUnsent ? 'The address is not allowed or the response too long' : 'The receiver did not respond';
    return { kind: 'failed', error: reason };
  }
}

/** The address of a syslog receiver, for the checks of every request, which know https. */
export function httpsUrlOf(url: string): URL {
  return new URL(url.replace(/^tls:/, 'https:'));
}

function pinned(addresses: readonly { address: string; family: number }[]): LookupFunction {
  return (host, { all }, done) => {
    // An address needs no name server.
    const found = addresses.length > 0 ? [...addresses] : [{ address: host, family: isIP(host) }];
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };
}

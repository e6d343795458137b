import type { LookupFunction } from 'node:net';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { isIP } from 'node:net';

import type { StreamedEntry } from '#server/features/audit-streams/format-entry.ts';

import { delivered, type Outcome } from './outcome.ts';

/** Of the transport over TLS (RFC 5425, section 4.1). */
export const SYSLOG_PORT = 6514;
/** Facility 13, log audit; severity 6, informational, and 4, warning (RFC 5424, section 6.2.1). */
const [INFORMATIONAL, WARNING] = [13 * 8 + 6, 13 * 8 + 4];
/** The number for documentation (RFC 5612). */
const STRUCTURED_DATA_ID = 'gatehouse@32473';
const MAX_MESSAGE_ID = 32;

const parameter = (text: string) => text.replaceAll(/["\\\]]/g, String.raw`\$&`);

/** A message of RFC 5424. */
export function toSyslog({ id, sequence, event, time, text }: StreamedEntry, host: string): string {
  const priority = event.endsWith('.refused') || event === 'audit.violation' ? WARNING : INFORMATIONAL;
  const data = `[${STRUCTURED_DATA_ID} id="${parameter(id)}" sequence="${sequence}" event="${parameter(event)}"]`;
  const header = `<${priority}>1 ${new Date(time).toISOString()} ${host} gatehouse - ${event.slice(0, MAX_MESSAGE_ID)}`;
  return `${header} ${data} ${text}`;
}

/** Its frame (RFC 5425, section 4.3): the length in bytes, a blank, the message. */
export function frame(message: string): string {
  return `${Buffer.byteLength(message)} ${message}`;
}

export interface SyslogTarget {
  host: string;
  port: number;
  /** Returns the addresses that were checked. */
  lookup: LookupFunction;
  ca: string | null;
  clientCertificate: string | null;
  clientKey: string | undefined;
  timeoutMs: number;
}

/**
 * Sends a batch over a connection of its own. The protocol has no acknowledgement: the batch counts as delivered once the
 * receiver has closed the connection without an error after all of it, and is sent again otherwise.
 */
export function sendSyslog(target: SyslogTarget, messages: readonly string[]): Promise<Outcome> {
  const { host, port, lookup, ca, clientCertificate, clientKey, timeoutMs } = target;
  const options: ConnectionOptions = {
    host,
    port,
    lookup,
    minVersion: 'TLSv1.2',
    ...(isIP(host) ? {} : { servername: host }),
    ...(ca === null ? {} : { ca }),
    ...(clientCertificate === null || clientKey === undefined ? {} : { cert: clientCertificate, key: clientKey }),
  };
  return new Promise((settle) => {
    let isWritten = false;
    let failure: string | null = null;
    let socket: TLSSocket;
    try {
      socket = connect(options, () => {
        socket.write(messages.map(frame).join(''), () => (isWritten = true));
        socket.end();
      });
    } catch {
      // A certificate or a key that cannot be read.
      settle({ kind: 'failed', error: 'The certificate of the client cannot be used' });
      return;
    }
    const timer = setTimeout(() => {
      failure ??= 'The receiver did not respond';
      socket.destroy();
    }, timeoutMs);
    socket.on('error', (error: NodeJS.ErrnoException) => (failure ??= reasonOf(error)));
    socket.on('data', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      if (failure === null && !isWritten) failure = 'The receiver closed the connection';
      settle(failure === null ? delivered : { kind: 'failed', error: failure });
    });
  });
}

function reasonOf({ code = '' }: NodeJS.ErrnoException): string {
  const isCertificate = /CERT|SIGNATURE|ALTNAME|ISSUER/.test(code);
  return isCertificate ? `The certificate of the receiver is not accepted (${code})` : 'The receiver did not respond';
}

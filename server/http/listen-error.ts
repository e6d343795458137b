import { StartError } from '#server/options/start-error.ts';
import type { Options } from '#server/options/options.ts';

/** The line for an error of listening; the error itself where it is no mistake of configuration. */
export function listenError(error: unknown, { metrics }: Options): unknown {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  const ofMetrics = metrics.enabled && port === metrics.port;
  const [hostName, portName] = ofMetrics ? ['METRICS_HOST', 'METRICS_PORT'] : ['HOST', 'PORT'];
  const line = {
    EADDRINUSE: `${portName} ${port} is in use by another process: stop that one, or set ${portName} to a free port`,
    EACCES: `${portName} ${port} may not be used by this user: set ${portName} to one from 1024 on`,
    EADDRNOTAVAIL: `${hostName} ${address} is no address of this machine: set ${hostName} to one, or to 0.0.0.0 for all`,
    ENOTFOUND: `${hostName} has no address: set it to an address of this machine, or to 0.0.0.0 for all`,
  }[code ?? ''];
  return line === undefined ? error : new StartError(line, { cause: error });
}

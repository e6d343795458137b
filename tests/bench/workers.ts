import { availableParallelism } from 'node:os';

import { median, type Started } from './load.ts';
import { postgresProcess, processorSeconds } from './processor-time.ts';
import type { Row } from './bench.ts';

const SECONDS = 4;
const ROUNDS = 3;
const WARM_UP = 8;

/** Requests per second, and the processor seconds of each process per request. */
interface Measurement {
  rate: number;
  service: number;
  generator: number;
  postgres: number;
}

/** Loads a port for some seconds; resolves with the number of responses. */
type Generator = (port: number, seconds: number) => Promise<number>;

/**
 * The gain of a second process. The load generator and PostgreSQL share the cores, so the row contains the ratio that
 * the cores allow.
 */
export async function compareWorkers(
  { one, two }: { one: Started; two: Started },
  { serverUrl, work, generator }: { serverUrl: string; work: string; generator: Generator },
): Promise<Row[]> {
  const postgres = await postgresProcess(serverUrl);
  const measurements = { one: [] as Measurement[], two: [] as Measurement[] };
  for (const started of [one, two]) await load(started, { postgres, generator, seconds: WARM_UP });
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of round % 2 ? (['one', 'two'] as const) : (['two', 'one'] as const)) {
      const measurement = await load({ one, two }[name], { postgres, generator, seconds: SECONDS });
      measurements[name].push(measurement);
      process.stderr.write(`  round ${round}/${ROUNDS}  WORKERS=${name === 'one' ? 1 : 2} ${format(measurement)}\n`);
    }
  }
  const medianOf = (name: keyof typeof measurements, key: keyof Measurement) =>
    median(measurements[name].map((measurement) => measurement[key]));
  const all = medianOf('one', 'service') + medianOf('one', 'generator') + medianOf('one', 'postgres');
  return [
    {
      work: `${work}: WORKERS=2 / one`,
      ratio: medianOf('two', 'rate') / medianOf('one', 'rate'),
      budget: 1.6,
      attainable: availableParallelism() / all / medianOf('one', 'rate'),
    },
  ];
}

async function load(
  { port, child }: Started,
  { postgres, generator, seconds }: { postgres: number; generator: Generator; seconds: number },
): Promise<Measurement> {
  const spent = async () =>
    [await processorSeconds(child.pid!), generatorSeconds(), await processorSeconds(postgres)] as const;
  const began = performance.now();
  const before = await spent();
  const answers = await generator(port, seconds);
  const after = await spent();
  const elapsed = (performance.now() - began) / 1000;
  const [service, ours, database] = after.map((sum, index) => (sum - before[index]!) / answers);
  return { rate: answers / elapsed, service: service!, generator: ours!, postgres: database! };
}

/** The processor time of this process, which is the generator. */
function generatorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function format({ rate, ...costs }: Measurement): string {
  const cores = Object.entries(costs).map(([name, seconds]) => `${name} ${(seconds * rate).toFixed(2)}`);
  return `${Math.round(rate)} requests/s; cores: ${cores.join(', ')}`;
}

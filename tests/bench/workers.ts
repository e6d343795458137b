import { availableParallelism } from 'node:os';

import { runSql } from '#tests/support/postgres.ts';

import { median, type Started } from './load.ts';
import { parentOf, processorSeconds } from './processor-time.ts';
import type { Row } from './run.ts';

const SECONDS = 4;
const ROUNDS = 3;
const WARM_UP = 8;

/** Requests a second, and the processor time that one took of each who had a part in it, in seconds. */
interface Loaded {
  rate: number;
  service: number;
  generator: number;
  postgres: number;
}

/** Asks a port for that many seconds; resolves with how many answers came. */
type Generator = (port: number, seconds: number) => Promise<number>;

/**
 * What a second process adds. The load generator and PostgreSQL work on the same cores, so beside the
 * rates stands how much more these cores allow.
 */
export async function compareWorkers(
  { one, two }: { one: Started; two: Started },
  { serverUrl, work, generator }: { serverUrl: string; work: string; generator: Generator },
): Promise<Row[]> {
  // The one that lives as long as the server does.
  const [lasting] = await runSql(serverUrl, `select pid from pg_stat_activity where backend_type = 'checkpointer'`);
  const postgres = await parentOf(Number(lasting!['pid']));
  const seen = { one: [] as Loaded[], two: [] as Loaded[] };
  for (const started of [one, two]) await load(started, { postgres, generator, seconds: WARM_UP });
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of round % 2 ? (['one', 'two'] as const) : (['two', 'one'] as const)) {
      const loaded = await load({ one, two }[name], { postgres, generator, seconds: SECONDS });
      seen[name].push(loaded);
      process.stderr.write(`  round ${round}/${ROUNDS}  WORKERS=${name === 'one' ? 1 : 2} ${shown(loaded)}\n`);
    }
  }
  const of = (name: keyof typeof seen, part: keyof Loaded) => median(seen[name].map((loaded) => loaded[part]));
  const all = of('one', 'service') + of('one', 'generator') + of('one', 'postgres');
  return [
    {
      work: `${work}: WORKERS=2 / one`,
      ratio: of('two', 'rate') / of('one', 'rate'),
      bar: 1.6,
      most: availableParallelism() / all / of('one', 'rate'),
    },
  ];
}

async function load(
  { port, child }: Started,
  { postgres, generator, seconds }: { postgres: number; generator: Generator; seconds: number },
): Promise<Loaded> {
  const spent = async () => [await processorSeconds(child.pid!), own(), await processorSeconds(postgres)] as const;
  const began = performance.now();
  const before = await spent();
  const answers = await generator(port, seconds);
  const after = await spent();
  const elapsed = (performance.now() - began) / 1000;
  const [service, ours, database] = after.map((sum, index) => (sum - before[index]!) / answers);
  return { rate: answers / elapsed, service: service!, generator: ours!, postgres: database! };
}

/** The generator is this process. */
function own(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function shown({ rate, ...costs }: Loaded): string {
  const cores = Object.entries(costs).map(([name, seconds]) => `${name} ${(seconds * rate).toFixed(2)}`);
  return `${Math.round(rate)} requests/s; cores: ${cores.join(', ')}`;
}

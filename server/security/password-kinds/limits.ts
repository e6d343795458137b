/** Limits of the parameters of imported hashes. A dearer one is neither imported nor computed. */
const MiB = 1024 * 1024;

const isWithin = (value: number, low: number, high: number) => Number.isInteger(value) && value >= low && value <= high;

export const isPossibleBcrypt = (cost: number, highest = 14) => isWithin(cost, 4, highest);

export function isPossibleScrypt({ N, r, p, length }: { N: number; r: number; p: number; length: number }): boolean {
  const isPower = isWithin(N, 2, 2 ** 30) && (N & (N - 1)) === 0;
  return isPower && isWithin(r, 1, 1024) && isWithin(p, 1, 4) && isWithin(length, 4, 512) && 128 * N * r <= 256 * MiB;
}

export function isPossibleArgon2(cost: {
  memory: number;
  passes: number;
  parallelism: number;
  length: number;
}): boolean {
  const { memory, passes, parallelism, length } = cost;
  return (
    isWithin(parallelism, 1, 8) &&
    isWithin(memory, 8 * parallelism, 256 * 1024) &&
    isWithin(passes, 1, 16) &&
    memory * passes <= 1024 * 1024 &&
    isWithin(length, 4, 512)
  );
}

export const isPossiblePbkdf2 = ({ iterations, length }: { iterations: number; length: number }) =>
  isWithin(iterations, 1, 2_000_000) && isWithin(length, 4, 512);

export const isPossibleRounds = (rounds: number) => isWithin(rounds, 0, 1_000_000);

export const MAX_SALT_BYTES = 512;
/** The binary logarithm of the rounds of phpass. */
export const MAX_PHPASS_LOG2 = 16;

import { withHashSlot } from './hash-pool.ts';
import { hashByOwnKind, OWN_TAG } from './password-kinds/bcrypt.ts';
import { noHashServices, type HashServices } from './password-kinds/kind.ts';
import { parseHash, workOfClass } from './password-kinds/registry.ts';
import { betterAuthScrypt } from './password-kinds/scrypt.ts';
import { costPrefix, mostWork, topUp } from './password-kinds/work.ts';

export async function hashPassword(password: string, cost: number): Promise<string> {
  return withHashSlot(() => hashByOwnKind(password, cost));
}

/** A better-auth hash in the stored format, or null if it has another format. Sign-in replaces it with bcrypt. */
export function importScryptHash(hash: string): string | null {
  return betterAuthScrypt.parse(hash) && `${betterAuthScrypt.tag}:${hash}`;
}

export async function verifyPassword(
  password: string,
  stored: string,
  services: HashServices = noHashServices,
): Promise<boolean> {
  const hash = parseHash(stored);
  if (hash?.isRemote) return hash.matches(password, services);
  return hash !== null && withHashSlot(() => hash.matches(password, services), kindOf(stored));
}

/** Whether a stored hash has another kind or cost than those of new passwords. */
export function needsRehash(stored: string, cost: number): boolean {
  return !stored.startsWith(`${OWN_TAG}:${costPrefix(cost)}`);
}

/** The class of the hashes of new passwords. */
export function ownCostClass(cost: number): string {
  return `bcrypt:${String(cost).padStart(2, '0')}`;
}

/** Hashes of one kind take about the same time. */
const kindOf = (stored: string | null) => (stored === null ? 'none' : stored.slice(0, stored.indexOf(':')));

/**
 * Compares a password with the stored hash. A wrong password costs the most work of every class that the service stores
 * (`costClasses`), for every account and without an account, so that response times reveal neither accounts nor who was
 * imported. Uses a single slot of the pool.
 */
export async function verifyAtUniformCost(
  password: string,
  stored: string | null,
  { costClasses, services }: { costClasses: readonly string[]; services: HashServices },
): Promise<boolean> {
  const hash = stored === null ? null : parseHash(stored);
  // A request would occupy a core that it does not use.
  if (hash?.isRemote && (await hash.matches(password, services))) return true;
  return withHashSlot(async () => {
    if (hash !== null && !hash.isRemote && (await hash.matches(password, services))) return true;
    await topUp(mostWork(costClasses.map(workOfClass)), hash?.work ?? {});
    return false;
  }, kindOf(stored));
}

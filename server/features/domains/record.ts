interface Claim {
  domain: string;
  challenge: string;
  /** The label of the record that a client of another service showed; null for that of this one. */
  recordLabel: string | null;
}

const LABEL = '_gatehouse';

/** The record that proves a claim. */
export function recordOf({ domain, challenge, recordLabel }: Claim) {
  const key = recordLabel ?? 'gatehouse-domain-verification';
  return { name: `${recordLabel ?? LABEL}.${domain}`, type: 'TXT' as const, value: `${key}=${challenge}` };
}

/** Whether the record of the claim is among the values of the TXT records at its name. */
export function isProvenBy(claim: Claim, values: readonly string[]): boolean {
  // The published clients show the challenge alone.
  const isAlone = claim.recordLabel !== null && values.includes(claim.challenge);
  return isAlone || values.includes(recordOf(claim).value);
}

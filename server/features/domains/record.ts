interface Claim {
  domain: string;
  challenge: string;
}

/** The record that proves a claim. */
export function recordOf({ domain, challenge }: Claim) {
  return { name: `_gatehouse.${domain}`, type: 'TXT' as const, value: `gatehouse-domain-verification=${challenge}` };
}

/** Whether the record of the claim is among the values of the TXT records at its name. */
export function isProvenBy(claim: Claim, values: readonly string[]): boolean {
  return values.includes(recordOf(claim).value);
}

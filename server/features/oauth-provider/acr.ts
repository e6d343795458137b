import type { AssuranceLevel } from '#shared/sessions/schemas.ts';

const ACR = 'urn:gatehouse:level:';

/** The values of `acr`: signed in with one factor, and with two. */
export const acrValues = [`${ACR}1`, `${ACR}2`] as const;

export function acrOf(level: AssuranceLevel): string {
  return `${ACR}${level}`;
}

export function levelOf(acr: string): AssuranceLevel {
  return acr === acrOf(2) ? 2 : 1;
}

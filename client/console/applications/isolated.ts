/** Characters with which a name could change the direction of the text around it (Unicode Standard Annex 9). */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name of an application inside a sentence: neither its direction nor its control characters reach the words around it. */
export function isolated(name: string): string {
  return `\u2068${name.replaceAll(CONTROLS, '')}\u2069`;
}

/** The host of the home page of an application; null without one. */
export function hostOf(uri: string | null): string | null {
  return uri === null ? null : (URL.parse(uri)?.host ?? null);
}

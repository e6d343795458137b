/** The rules that a SAML response must satisfy, with the text that administrators read beside a refused sign-in. */
export const samlRules = {
  G1: 'The message must be valid base64 of at most 256 KB of UTF-8.',
  G2: 'The XML must be plain: no DOCTYPE, entities, CDATA, processing instructions or text outside the root, and within limits of size.',
  G3: 'The XML must be well-formed.',
  G4: 'The message must have the expected SAML root and contain only the elements that belong there.',
  G5: 'Each id must be valid and unique in the document.',
  G6: 'An element that contains text must contain nothing else.',
  G7: 'A signature must be a direct child of the element that it signs, and sign the whole of it.',
  G8: 'The signature must use RSA with SHA-256 or SHA-512, and canonicalization without comments.',
  G9: 'The signature must be made by a certificate of the connection with an RSA key of at least 2,048 bits.',
  G10: 'The response or the assertion must be signed; the response, if the connection requires it; a logout message always.',
  G11: 'There must be exactly one assertion, encrypted with RSA-OAEP and AES or not at all.',
  G12: 'The message must be SAML 2.0 and report success.',
  G13: 'The Destination must be the address that received the message.',
  G14: 'The Issuer must be the entity id of the identity provider.',
  G15: 'A bearer confirmation must name this service and the request of this sign-in, and be valid now.',
  G16: 'The conditions must be valid now and name this service as audience.',
  G17: 'The message must be recent, and times must be in UTC.',
  G18: 'There must be exactly one subject with one readable, stable NameID.',
  G19: 'There must be an authentication statement whose session has not ended.',
  G20: 'Attributes must be unambiguous and consist of text.',
  G21: 'Each assertion can be used once.',
} as const;

export type SamlRule = keyof typeof samlRules;

/** All rules except G21, which needs the memory of the caller. */
export type GateRule = Exclude<SamlRule, 'G21'>;

/** A message that breaks a rule. Its text is for administrators: the public answer is the same for all. */
export class SamlRefusal extends Error {
  override readonly name = 'SamlRefusal';
  readonly rule: SamlRule;
  /** What this message got wrong. */
  readonly detail: string;

  constructor(rule: SamlRule, detail: string) {
    super(`${samlRules[rule]} ${detail}`);
    this.rule = rule;
    this.detail = detail;
  }
}

export function refuse(rule: GateRule, detail: string): never {
  throw new SamlRefusal(rule, detail);
}

import type { Clock } from './instant.ts';

/** What a response must be an answer to. All of it comes from the connection and the stored flow, nothing from the message. */
export interface ResponseExpectation extends Clock {
  /** Our address that received the response. */
  acsUrl: string;
  spEntityId: string;
  idpEntityId: string;
  /** The id of our AuthnRequest. */
  requestId: string;
  /** The certificates of the connection, PEM. */
  certificates: readonly string[];
  /** Our private keys that may decrypt, PEM. */
  privateKeys: readonly string[];
  requiresSignedResponse: boolean;
  /** Whether another attribute identifies people, so that the NameID may change at every sign-in. */
  allowsTransientNameId: boolean;
  /** How old an assertion may be, in seconds. */
  assertionMaxAge: number;
}

/** What a verified assertion says. */
export interface VerifiedAssertion {
  /** The caller accepts each id once (G21) and may forget it after `expiresAt`. */
  id: string;
  expiresAt: Date;
  nameId: NameId;
  attributes: Map<string, string[]>;
  sessionIndex: string | undefined;
  authnInstant: Date;
  /** The earliest end of the session that the identity provider asks for. */
  sessionNotOnOrAfter: Date | undefined;
  authnContextClasses: string[];
  /** How and by which certificate (PEM) it was signed. */
  algorithm: string;
  certificate: string;
}

/** The name of a person at an identity provider. A LogoutRequest must repeat all of it (SAML core, section 3.7.1). */
export interface NameId {
  value: string;
  format: string | undefined;
  nameQualifier: string | undefined;
  spNameQualifier: string | undefined;
}

import { LemonLdapPortal } from './lemonldap-portal.ts';

interface Registered {
  /** With the port at which the portal listens. */
  origin: string;
  /** Of the provider, as its administrator copies them. */
  metadata: object;
  keys: object;
  clientId: string;
  clientSecret: string;
}

/** Where the portal takes codes. */
export const callbackOf = (origin: string): string => `${origin}/?openidconnectcallback=1`;

/** Where the browser comes back after the sign-out at the provider. */
export const signedOutOf = (origin: string): string => `${origin}/?logout=1`;

/** LemonLDAP::NG as a relying party: its portal signs users in through one OpenID provider, and shows them their applications. */
export function startLemonLdapRelyingParty({ origin, ...registered }: Registered): Promise<LemonLdapPortal> {
  return LemonLdapPortal.start({
    origin,
    settings: settingsOf(registered),
    modules: { 'CodeChallenge.pm': CODE_CHALLENGE },
    readyPath: '/',
  });
}

function settingsOf({ metadata, keys, clientId, clientSecret }: Omit<Registered, 'origin'>): object {
  const options = {
    oidcOPMetaDataOptionsClientID: clientId,
    oidcOPMetaDataOptionsClientSecret: clientSecret,
    oidcOPMetaDataOptionsScope: 'openid profile email',
    oidcOPMetaDataOptionsTokenEndpointAuthMethod: 'client_secret_post',
    oidcOPMetaDataOptionsCheckJWTSignature: 1,
    oidcOPMetaDataOptionsIDTokenMaxAge: 30,
    oidcOPMetaDataOptionsUseNonce: 1,
    // The hint of its logout request.
    oidcOPMetaDataOptionsStoreIDToken: 1,
  };
  return {
    authentication: 'OpenIDConnect',
    userDB: 'OpenIDConnect',
    oidcRPCallbackGetParam: 'openidconnectcallback',
    oidcOPMetaDataJSON: { gatehouse: JSON.stringify(metadata) },
    oidcOPMetaDataJWKS: { gatehouse: JSON.stringify(keys) },
    oidcOPMetaDataOptions: { gatehouse: options },
    oidcOPMetaDataExportedVars: { gatehouse: { email: 'email', name: 'name' } },
    whatToTrace: 'email',
    portalUserAttr: 'email',
    customPlugins: 'CodeChallenge',
  };
}

/** It knows PKCE as a provider only, so that a plugin sends the challenge. The verifier derives from the state, which is used once. */
const CODE_CHALLENGE = `package CodeChallenge;
use Mouse;
use Digest::SHA qw(hmac_sha256_base64 sha256_base64);
use Lemonldap::NG::Portal::Main::Constants 'PE_OK';
extends 'Lemonldap::NG::Portal::Main::Plugin';
use constant hook => {
  oidcGenerateAuthenticationRequest => 'challenge',
  oidcGenerateTokenRequest => 'verify',
};
sub init { 1 }
sub verifier {
  my ( $self, $op, $state ) = @_;
  my $secret = $self->conf->{oidcOPMetaDataOptions}->{$op}->{oidcOPMetaDataOptionsClientSecret};
  return hmac_sha256_base64( $state, $secret ) =~ tr{+/}{-_}r;
}
sub challenge {
  my ( $self, $req, $op, $parameters ) = @_;
  $parameters->{code_challenge} = sha256_base64( $self->verifier( $op, $parameters->{state} ) ) =~ tr{+/}{-_}r;
  $parameters->{code_challenge_method} = 'S256';
  return PE_OK;
}
sub verify {
  my ( $self, $req, $op, $parameters ) = @_;
  $parameters->{code_verifier} = $self->verifier( $op, $req->param('state') );
  return PE_OK;
}
1;
`;

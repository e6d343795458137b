/** An identity provider, with the names that its own console shows, which are not translated. */
export interface Product {
  id: string;
  name: string;
  /** The issuer of an example, or the one that all its customers have. */
  issuer: { example: string } | { value: string };
  /** The path to the form that registers a web application. */
  create: readonly string[];
  /** The field for the redirect URI. */
  redirect: string;
  /** Where the address of users is released, if it is not by default. */
  email?: readonly string[];
  /** Where users are assigned to the application. */
  access?: readonly string[];
  clientId: string;
  clientSecret: string;
}

export const products: readonly Product[] = [
  {
    id: 'okta',
    name: 'Okta',
    issuer: { example: 'https://acme.okta.com' },
    create: ['Applications', 'Create App Integration', 'OIDC - OpenID Connect', 'Web Application'],
    redirect: 'Sign-in redirect URIs',
    access: ['Assignments'],
    clientId: 'Client ID',
    clientSecret: 'Client secret',
  },
  {
    id: 'entra',
    name: 'Microsoft Entra ID',
    issuer: { example: 'https://login.microsoftonline.com/<Directory (tenant) ID>/v2.0' },
    create: ['App registrations', 'New registration', 'Accounts in this organizational directory only'],
    redirect: 'Redirect URI · Web',
    email: ['Token configuration', 'Add optional claim', 'ID', 'email'],
    access: ['Enterprise applications', 'Users and groups'],
    clientId: 'Application (client) ID',
    clientSecret: 'Client secret · Value',
  },
  {
    id: 'google',
    name: 'Google Workspace',
    issuer: { value: 'https://accounts.google.com' },
    create: ['Google Cloud console', 'APIs & Services', 'Credentials', 'OAuth client ID', 'Web application'],
    redirect: 'Authorized redirect URIs',
    access: ['OAuth consent screen', 'Audience', 'Internal'],
    clientId: 'Client ID',
    clientSecret: 'Client secret',
  },
  {
    id: 'onelogin',
    name: 'OneLogin',
    issuer: { example: 'https://acme.onelogin.com/oidc/2' },
    create: ['Applications', 'Add App', 'OpenId Connect (OIDC)'],
    redirect: "Redirect URI's",
    access: ['Access', 'Roles'],
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
  },
  {
    id: 'jumpcloud',
    name: 'JumpCloud',
    issuer: { value: 'https://oauth.id.jumpcloud.com/' },
    create: ['SSO Applications', 'Add New Application', 'Custom Application', 'Configure SSO with OIDC'],
    redirect: 'Redirect URIs',
    email: ['SSO', 'Standard Scopes', 'Email'],
    access: ['User Groups'],
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
  },
  {
    id: 'ping',
    name: 'PingOne',
    issuer: { example: 'https://auth.pingone.com/<Environment ID>/as' },
    create: ['Applications', 'Add Application', 'OIDC Web App'],
    redirect: 'Redirect URIs',
    email: ['Resources', 'email'],
    access: ['Access'],
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
  },
  {
    id: 'keycloak',
    name: 'Keycloak',
    issuer: { example: 'https://keycloak.example.com/realms/acme' },
    create: ['Clients', 'Create client', 'OpenID Connect', 'Client authentication'],
    redirect: 'Valid redirect URIs',
    clientId: 'Client ID',
    clientSecret: 'Credentials · Client Secret',
  },
];

/** For every other provider; its name is a text of the page. */
export const otherProduct: Omit<Product, 'name'> = {
  id: 'oidc',
  issuer: { example: 'https://idp.example.com' },
  create: [],
  redirect: 'redirect_uri',
  clientId: 'client_id',
  clientSecret: 'client_secret',
};

import listed from './products.json' with { type: 'json' };

/** An identity provider, with the names that its own console shows, which are not translated. */
export interface Product {
  id: string;
  name: string;
  /** The issuer of an example, or the one that all its customers have. */
  issuer: { example?: string | undefined; value?: string | undefined };
  /** The path to the form that registers a web application. */
  create: readonly string[];
  /** The field for the redirect URI. */
  redirect: string;
  /** Where the address of users is released, if it is not by default. */
  email?: readonly string[] | undefined;
  /** Where users are assigned to the application. */
  access?: readonly string[] | undefined;
  clientId: string;
  clientSecret: string;
  /** None for a product that is known by its protocol. */
  saml?: SamlProduct | undefined;
}

/** The names in the console for a SAML application. */
interface SamlProduct {
  create: readonly string[];
  /** A setting that has another value by default. */
  more?: readonly string[] | undefined;
  /** The fields for the assertion consumer service, and for the name of this service. */
  acsUrl: string;
  entityId: string;
  email?: readonly string[] | undefined;
  access?: readonly string[] | undefined;
  /** Where its metadata is: an address, or a file. */
  metadata: readonly string[];
  isFile?: boolean | undefined;
}

export const products: readonly Product[] = listed;

/** For every other provider; its name is a text of the page. */
export const otherProduct: Omit<Product, 'name'> = {
  id: 'oidc',
  issuer: { example: 'https://idp.example.com' },
  create: [],
  redirect: 'redirect_uri',
  clientId: 'client_id',
  clientSecret: 'client_secret',
};

import type { Access } from './permissions.ts';

/** What the web app knows of the service's options before it asks anything; it travels in the page itself. */
export interface SiteOptions {
  name: string;
  branding: { logoUrl?: string; accentColor?: string; termsUrl?: string; privacyUrl?: string };
  emailAndPassword: { enabled: boolean; signUp: boolean; minPasswordLength: number; maxPasswordLength: number };
  magicLink: boolean;
  changeEmail: boolean;
  deleteUser: boolean;
  teams: boolean;
  /** The providers that a person can sign in with here. */
  providers: { id: string; name: string }[];
  mayCreateOrganization: boolean;
  mayDeleteOrganization: boolean;
  /** Which role may do what, so that nobody is offered what they may not do. */
  organizationAccess: Access;
  platformAccess: Access;
  /** Some people may do everything whatever their role; whether one is among them, a call says. */
  listsAdministrators: boolean;
  /** Whether a setup link waits in the server's terminal for the first administrator. */
  needsSetup: boolean;
}

/** The name of the page's `<meta>` that carries them, as JSON. */
export const SITE_OPTIONS = 'gatehouse-options';

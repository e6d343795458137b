/** What the web app knows of the service's options before it asks anything; it travels in the page itself. */
export interface SiteOptions {
  emailAndPassword: { enabled: boolean; signUp: boolean; minPasswordLength: number; maxPasswordLength: number };
}

/** The name of the page's `<meta>` that carries them, as JSON. */
export const SITE_OPTIONS = 'gatehouse-options';

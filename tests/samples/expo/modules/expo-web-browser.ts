type OpenAuthSession = (url: string, returnTo: string) => Promise<{ type: string; url: string }>;

let open: OpenAuthSession;

/** Sets what the browser of the system does. */
export const setBrowser = (browser: OpenAuthSession) => (open = browser);

export const openAuthSessionAsync: OpenAuthSession = (url, returnTo) => open(url, returnTo);

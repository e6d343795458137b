import { IconFileCode, IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import keycloak from 'simple-icons/icons/keycloak.svg';
import okta from 'simple-icons/icons/okta.svg';
import openid from 'simple-icons/icons/openid.svg';

import { svgPath } from '#client/components/lib/svg-path.ts';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';

interface Mark {
  color: string;
  path: string | undefined;
}

/** In white on the colour of the product. simple-icons has no mark of the last three, which have a sign of their own. */
const marks: Readonly<Record<string, Mark>> = {
  okta: { color: '#0a6ebd', path: svgPath(okta) },
  keycloak: { color: '#4d5b6b', path: svgPath(keycloak) },
  onelogin: {
    color: '#1c1f2a',
    path: 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-2.6 4v2.6h1.7V17H14V7z',
  },
  jumpcloud: {
    color: '#0b7d78',
    path: 'M7 20a6 6 0 0 1-1.3-11.86A7 7 0 0 1 19 9.6 5.25 5.25 0 0 1 18.5 20z',
  },
  ping: {
    color: '#b3282d',
    path: 'M5 2h8.5a6.5 6.5 0 0 1 0 13H9v7H5zm4 3.6v5.8h4.3a2.9 2.9 0 0 0 0-5.8z',
  },
};

/** Marks in their own colours, which sign-in buttons have too. */
const coloured: Readonly<Record<string, string>> = { google: 'google', entra: 'microsoft' };

/** The mark of an identity provider; a sign of the protocol for others. */
export function ProductMark({ id }: { id: string }) {
  const mark = marks[id];
  const provider = coloured[id];
  if (mark) {
    return (
      <span className="sso-mark" style={{ background: mark.color }} aria-hidden>
        <Drawing path={mark.path} />
      </span>
    );
  }
  if (provider !== undefined) {
    return (
      <Plain>
        <ProviderMark id={provider} />
      </Plain>
    );
  }
  return <Plain>{id === 'oidc' ? <Drawing path={svgPath(openid)} /> : <IconFileCode size={18} />}</Plain>;
}

const Plain = ({ children }: { children: ReactNode }) => (
  <span className="sso-mark" data-plain aria-hidden>
    {children}
  </span>
);

const Drawing = ({ path }: { path: string | undefined }) =>
  path === undefined ? (
    <IconKey size={18} />
  ) : (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );

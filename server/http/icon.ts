import type { Options } from '#server/options/options.ts';

import { escapeHtml } from './html.ts';

const PRODUCT = 'Gatehouse';
const ACCENT = '#4263eb';

type Look = Pick<Options, 'appName' | 'branding'>;

/** The icon of a service without a logo, as SVG: the initial of its name on its accent. */
export function drawnIcon({ appName, branding }: Look): string {
  const mark =
    appName === PRODUCT
      ? '<path d="M8 25V14a8 8 0 0 1 16 0v11h-4.5V14.5a3.5 3.5 0 0 0-7 0V25z" fill="#fff"/>'
      : initialOf(appName);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${branding.accentColor ?? ACCENT}"/>${mark}</svg>`;
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  const initial = escapeHtml(first?.segment.toLocaleUpperCase() ?? '');
  return `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="18" font-weight="600" fill="#fff">${initial}</text>`;
}

/** The address of the operator's logo, or the drawn icon itself. */
export function iconAddress(options: Look): string {
  return options.branding.logoUrl ?? `data:image/svg+xml,${encodeURIComponent(drawnIcon(options))}`;
}

import type { Problem } from './problem.ts';

const style = `
  :host { all: initial; color-scheme: light dark; }
  section {
    position: fixed; inset-block-end: 16px; left: 16px; z-index: 2147483647;
    box-sizing: border-box; inline-size: min(360px, calc(100vw - 32px)); padding: 16px 18px 14px;
    border-radius: 12px; border: 1px solid light-dark(#e3d5cb, #4a3d34); border-inline-start: 4px solid #c2410c;
    background: light-dark(#fff, #1d1916); color: light-dark(#221a14, #f3ece6);
    box-shadow: 0 10px 30px rgb(0 0 0 / 22%);
    font: 14px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  }
  header { display: flex; gap: 8px; align-items: flex-start; justify-content: space-between; }
  h2 { margin: 0; font-size: 15px; line-height: 1.35; }
  p { margin: 8px 0 0; }
  small { display: block; margin-block-start: 10px; font-size: 12px; color: light-dark(#6b5c51, #b3a498); }
  button {
    flex: none; inline-size: 28px; block-size: 28px; margin: -4px -8px 0 0; border: 0; border-radius: 8px;
    background: none; color: inherit; font: 18px/1 system-ui, sans-serif; cursor: pointer;
  }
  button:hover { background: light-dark(#f4ece6, #322a24); }
  button:focus-visible { outline: 2px solid #c2410c; }
`;

let shown: { problem: Problem; host: HTMLElement } | null = null;
const dismissed = new Set<string>();

/** A card at the bottom left of the page, which its own styles keep apart from the app. */
export function showOverlay(problem: Problem): void {
  const key = JSON.stringify(problem);
  if (dismissed.has(key) || (shown && JSON.stringify(shown.problem) === key)) return;
  shown?.host.remove();
  const host = document.createElement('gatehouse-problem');
  const root = host.attachShadow({ mode: 'open' });
  // Constructed: a page with a content security policy may forbid style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];

  const card = element('section');
  card.setAttribute('role', 'alert');
  const close = element('button', '×');
  close.setAttribute('aria-label', 'Close');
  close.addEventListener('click', () => {
    dismissed.add(key);
    hideOverlay([problem.section]);
  });
  const header = element('header');
  header.append(element('h2', problem.title), close);
  card.append(
    header,
    ...problem.lines.map((line) => element('p', line)),
    element('small', `Guide: troubleshooting.md#${problem.section} of @gatehouse/client. Shown in development only.`),
  );
  root.append(card);
  document.body.append(host);
  shown = { problem, host };
}

/** Removes the card if it is about one of these sections. */
export function hideOverlay(sections: readonly string[]): void {
  if (!shown || !sections.includes(shown.problem.section)) return;
  shown.host.remove();
  shown = null;
}

function element(name: string, text = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

import type { ClientOptions } from '#client/sdk/client.ts';
import { cookieProblem } from '#client/sdk/cookie-problem.ts';
import { guideTo } from '#client/sdk/guide.ts';

import { diagnoseNoResponse, diagnoseResponse } from './diagnose.ts';
import { hideOverlay, showOverlay } from './overlay.ts';
import type { Problem } from './problem.ts';

const reported = new Set<string>();

/** In the console once for each page, and in the page until the problem is gone. */
function report(problem: Problem | null): void {
  if (problem === null) return;
  const { section, title, lines } = problem;
  const text = [`[gatehouse] ${title}.`, ...lines, guideTo(section)].join(' ');
  if (!reported.has(text)) {
    reported.add(text);
    console.error(text);
  }
  showOverlay(problem);
}

/** An error that the browser itself prints in the console. */
export function showError(section: string, message: string): void {
  const [sentence = ''] = message.replace('[gatehouse] ', '').split(' Guide: ');
  showOverlay({ section, title: 'Gatehouse is not set up', lines: [sentence] });
}

let isDiagnosing = false;

export async function reportNoResponse(service: string): Promise<void> {
  // Several calls fail at once.
  if (isDiagnosing) return;
  isDiagnosing = true;
  try {
    report(await diagnoseNoResponse(service, location.origin));
  } finally {
    isDiagnosing = false;
  }
}

interface Received {
  service: string;
  options: ClientOptions;
  response: Response;
}

export async function reportResponse({ service, options, response }: Received): Promise<void> {
  const isDefault = options.baseURL === undefined;
  const problem = await diagnoseResponse(response, { service, page: location.origin, isDefault });
  if (problem) report(problem);
  else hideOverlay(['connection', 'not-json', 'trusted-origins', 'scheme']);
}

export function reportLostCookie(service: string): void {
  report(cookieProblem(service, location.origin));
}

import { guideTo } from './guide.ts';
import type { Problem } from './development/problem.ts';

/** The service has signed in, and its next call came without the cookie. */
export function cookieProblem(service: string, page: string): Problem {
  const [ofService, ofPage] = [new URL(service).hostname, new URL(page).hostname];
  const remedy =
    ofService === ofPage
      ? 'Does the browser accept cookies, and is option advanced.useSecureCookies off for http?'
      : 'Browsers keep no cookies of other sites. Open both on one site, such as app.example.com and auth.example.com, or both on localhost, or forward /api of the page to the service.';
  return {
    section: 'cookies',
    title: 'The sign-in succeeded, but this browser did not keep its cookie',
    lines: [`The page is ${page}, and baseURL is ${service}.`, remedy],
  };
}

/** The same in one line, for the console. */
export function cookieMessage(service: string, page: string): string {
  const { title, lines, section } = cookieProblem(service, page);
  return [`[gatehouse] ${title}.`, ...lines, guideTo(section)].join(' ');
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { ImportTarget } from '#tests/support/imports.ts';
import { sample } from '#tests/support/sources/documents.ts';

/** A service that verifies passwords by username as Cognito does. @returns its address. */
async function startCognito(passwords: ReadonlyMap<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { AuthFlow, AuthParameters } = body as { AuthFlow: string; AuthParameters: Record<string, string> };
      const isRight = passwords.get(AuthParameters['USERNAME']!) === AuthParameters['PASSWORD'];
      response.writeHead(isRight && AuthFlow === 'USER_PASSWORD_AUTH' ? 200 : 400).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Writes the documented options, which ask this Cognito, as `documented.ts`. @returns them. */
export async function askCognito(
  target: ImportTarget,
  passwords: ReadonlyMap<string, string>,
): Promise<GatehouseOptions> {
  const config = sample('docs/migrating/cognito.md#passwords ts')
    .replace('./server', join(import.meta.dirname, '../../../server'))
    .replace('https://cognito-idp.eu-west-1.amazonaws.com/', await startCognito(passwords));
  await target.write('documented.ts', config);
  const { default: options } = (await import(join(target.folder, 'documented.ts'))) as { default: GatehouseOptions };
  return options;
}

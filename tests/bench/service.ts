import type { AddressInfo } from 'node:net';

import { createGatehouse } from '#server/app.ts';

/** Runs the service as a child process of a benchmark: `node service.ts <options as JSON>`. */
const gatehouse = await createGatehouse({ logLevel: 'error', webApp: false, port: 0, ...JSON.parse(process.argv[2]!) });
await gatehouse.listen();
process.send?.({ port: (gatehouse.app.server.address() as AddressInfo).port });
process.on('SIGINT', () => process.exit(0));

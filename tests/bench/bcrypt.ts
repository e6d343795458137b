import { hash, verify } from '@node-rs/bcrypt';

import { perSecond } from './load.ts';

/** What the machine's cores allow: passwords compared in a process that does nothing else. `node bcrypt.ts <cost>`. */
const known = await hash('a long password', { cost: Number(process.argv[2]) });

process.on('message', ({ seconds }: { seconds: number }) => {
  void perSecond(() => verify('a long password', known), { seconds }).then((rate) => process.send?.({ rate }));
});
process.send?.({ port: 0 });

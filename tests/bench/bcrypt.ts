import { hash, verify } from '@node-rs/bcrypt';

import { measureRate } from './load.ts';

/** The rate of bcrypt in a process that does nothing else: `node bcrypt.ts <cost>`. */
const hashed = await hash('a long password', { cost: Number(process.argv[2]) });

process.on('message', ({ seconds }: { seconds: number }) => {
  void measureRate(() => verify('a long password', hashed), { seconds }).then((rate) => process.send?.({ rate }));
});
process.send?.({ port: 0 });

import { hash, verify } from '@node-rs/bcrypt';

/** What the machine's cores allow: passwords compared in a process that does nothing else. `node bcrypt.ts <cost>`. */
const known = await hash('a long password', { cost: Number(process.argv[2]) });

process.on('message', ({ seconds }: { seconds: number }) => {
  const end = performance.now() + seconds * 1000;
  let compared = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      await verify('a long password', known);
      compared += 1;
    }
  };
  void Promise.all(Array.from({ length: 32 }, one)).then(() => process.send?.({ rate: compared / seconds }));
});
process.send?.({ port: 0 });

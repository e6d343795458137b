import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

/** The IPv4 addresses of a name; `'absent'` for NXDOMAIN, `'nothing'` for no answer. */
type Answer = (name: string) => readonly string[] | 'absent' | 'nothing';

const A = 1;
const NAME_ERROR = 3;

/** A DNS server on loopback, over UDP. By default it never answers. */
export class NameServer implements AsyncDisposable {
  /** Every name that was asked for, with repetitions. */
  readonly asked: string[] = [];
  answer: Answer;
  readonly #socket = createSocket('udp4');

  private constructor(answer: Answer) {
    this.answer = answer;
  }

  static async start(answer: Answer = () => 'nothing'): Promise<NameServer> {
    const server = new NameServer(answer);
    server.#socket.on('message', (message, { port, address }) => {
      const reply = server.#reply(message);
      if (reply) server.#socket.send(reply, port, address);
    });
    server.#socket.bind(0, '127.0.0.1');
    await once(server.#socket, 'listening');
    return server;
  }

  /** For `outgoing.nameServers`. */
  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  /** The answer to a query with one question (RFC 1035 section 4.1). */
  #reply(query: Buffer): Buffer | null {
    const labels: string[] = [];
    let at = 12;
    while (query[at] !== 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
      at += 1 + query[at]!;
    }
    const name = labels.join('.').toLowerCase();
    this.asked.push(name);
    const answer = this.answer(name);
    if (answer === 'nothing') return null;
    const type = query.readUInt16BE(at + 1);
    const question = query.subarray(12, at + 5);
    const addresses = answer === 'absent' || type !== A ? [] : answer.filter((address) => isIPv4(address));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (answer === 'absent' ? NAME_ERROR : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    // A pointer to the name in the question, type A, class IN, a minute, four bytes.
    const records = addresses.map((address) =>
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
    );
    return Buffer.concat([header, question, ...records]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.close();
  }
}

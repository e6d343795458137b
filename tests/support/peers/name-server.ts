import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

/** The IPv4 addresses of a name; `'absent'` for NXDOMAIN, `'nothing'` for no answer. */
type Answer = (name: string) => readonly string[] | 'absent' | 'nothing';

/** The strings of the TXT records of a name; `'absent'` for NXDOMAIN, `'failing'` for SERVFAIL, `'nothing'` for no answer. */
type Texts = (name: string) => readonly (readonly string[])[] | 'absent' | 'failing' | 'nothing';

const A = 1;
const TXT = 16;
const SERVER_FAILURE = 2;
const NAME_ERROR = 3;

/** A DNS server on loopback, over UDP. By default it never answers. */
export class NameServer implements AsyncDisposable {
  /** Every name that was asked for, with repetitions. */
  readonly asked: string[] = [];
  answer: Answer;
  texts: Texts = () => 'absent';
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
    const type = query.readUInt16BE(at + 1);
    const answer = type === TXT ? this.texts(name) : this.answer(name);
    if (answer === 'nothing') return null;
    const question = query.subarray(12, at + 5);
    const data = typeof answer === 'string' ? [] : answer.flatMap((value) => dataOf(type, value));
    const failure = answer === 'absent' ? NAME_ERROR : answer === 'failing' ? SERVER_FAILURE : 0;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | failure, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(data.length, 6);
    // A pointer to the name in the question, the type, class IN, a minute, and the data with its length.
    const records = data.map((bytes) =>
      Buffer.concat([
        Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, bytes.length >> 8, bytes.length & 255]),
        bytes,
      ]),
    );
    return Buffer.concat([header, question, ...records]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.close();
  }
}

/** The data of a record (RFC 1035 sections 3.3.14 and 3.4.1); none if the value is of another type. */
function dataOf(type: number, value: string | readonly string[]): Buffer[] {
  if (typeof value !== 'string')
    return [Buffer.concat(value.map((text) => Buffer.from([text.length, ...Buffer.from(text)])))];
  return type === A && isIPv4(value) ? [Buffer.from(value.split('.').map(Number))] : [];
}

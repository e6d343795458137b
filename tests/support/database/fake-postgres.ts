import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

interface Behaviour {
  startup?: { code: string; message: string };
  query?: (sql: string) => { column: string; value: string };
}

/** Speaks enough of PostgreSQL's protocol to act as an old version, or as a pooler that rejects connections. */
export async function startFakePostgres(behaviour: Behaviour): Promise<{ url: string } & AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let isStarted = false;
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const head = isStarted ? 1 : 0;
        if (rest.length < head + 4) return;
        const length = head + rest.readInt32BE(head);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (isStarted) answer(socket, message, behaviour);
        else startUp(socket, behaviour);
        isStarted = true;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://somebody:a-password@127.0.0.1:${port}/gatehouse`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const ready = message('Z', Buffer.from('I'));
/** ParseComplete, BindComplete, NoData, CommandComplete. */
const noRows = [
  message('1', Buffer.alloc(0)),
  message('2', Buffer.alloc(0)),
  message('n', Buffer.alloc(0)),
  message('C', cString('SELECT 0')),
];

function startUp(socket: Socket, { startup }: Behaviour): void {
  if (startup) socket.end(failure(startup));
  else socket.write(Buffer.concat([message('R', int32(0)), ready]));
}

/** A parameterized query is answered with its `Sync`, and has no rows. */
function answer(socket: Socket, packet: Buffer, { query }: Behaviour): void {
  const type = packet.toString('latin1', 0, 1);
  if (type === 'S') socket.write(Buffer.concat([...noRows, ready]));
  if (type !== 'Q' || !query) return;
  const { column, value } = query(packet.toString('utf8', 5, packet.length - 1));
  const text = Buffer.from(value);
  const rowDescription = Buffer.concat([
    int16(1),
    cString(column),
    int32(0),
    int16(0),
    int32(25),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
  const row = Buffer.concat([int16(1), int32(text.length), text]);
  socket.write(
    Buffer.concat([message('T', rowDescription), message('D', row), message('C', cString('SELECT 1')), ready]),
  );
}

function failure({ code, message: text }: { code: string; message: string }): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${code}`, `M${text}`].map(cString);
  return message('E', Buffer.concat([...fields, Buffer.from([0])]));
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

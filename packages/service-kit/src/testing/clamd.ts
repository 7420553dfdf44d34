import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The harmless text that every virus scanner knows; in two parts, so that none takes this file for one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** ClamAV's daemon as the portal sees it, where what counts is when it answers and not what it knows. */
export class ClamdStandIn {
  private server?: Server;
  private port = 0;
  private readonly open = new Set<Socket>();
  /** What it says of every file instead of looking at it. */
  says?: string;
  /** How many files it was given. */
  scanned = 0;

  get environment() {
    return { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(this.port) };
  }

  async start() {
    this.server = createServer((socket) => this.take(socket));
    await new Promise<void>((done) => this.server!.listen(this.port, '127.0.0.1', done));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop() {
    for (const socket of this.open) socket.destroy();
    await new Promise((done) => this.server?.close(done));
  }

  private take(socket: Socket) {
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket)).on('error', () => undefined);
    let sent = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      if (sent.equals(Buffer.from('zPING\0'))) return socket.end('PONG\0');
      if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
      this.scanned++;
      socket.end(`stream: ${this.says ?? (sent.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK')}\0`);
    });
  }
}

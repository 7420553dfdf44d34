import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { everySecond, Probe, quick } from './probe.js';

/** The mail server: connects, waits for its greeting, and takes leave. */
export function mailProbe(address: string, every: number) {
  const url = new URL(address);
  const isTls = url.protocol === 'smtps:';
  const host = url.hostname;
  const port = Number(url.port) || (isTls ? 465 : 587);
  const open = () => (isTls ? connectTls({ host, port, servername: host }) : connect({ host, port }));
  const pace = every > 1 ? { every: every * 1_000, limit: quick.limit } : everySecond;
  return new Probe((signal) => greeted(open(), signal), pace);
}

function greeted(socket: ReturnType<typeof connect>, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => socket.destroy(new Error('no greeting in time'));
    signal.addEventListener('abort', giveUp, { once: true });
    socket.setEncoding('utf8').once('data', (text: string) => {
      if (!text.startsWith('220')) return socket.destroy(new Error(`greeted with ${text.slice(0, 3)}`));
      resolve();
      return socket.end('QUIT\r\n');
    });
    socket.on('error', reject);
    socket.once('close', () => {
      signal.removeEventListener('abort', giveUp);
      reject(new Error('hung up before its greeting'));
    });
  });
}

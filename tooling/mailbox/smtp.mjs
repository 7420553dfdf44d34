import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const largest = 25 * 2 ** 20;

/**
 * Takes every mail and keeps it; none goes further.
 * @param {import('./mail-store.mjs').MailStore} store
 */
export function smtpServer(store) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largest,
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((source) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
          return store.keep(source, { from, to });
        })
        .then(
          () => done(),
          (error) => done(error),
        );
    },
  });
  server.on('error', (error) => console.error('smtp', error.message));
  return server;
}

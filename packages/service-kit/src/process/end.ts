import { log } from '../log.js';

/** SIGTERM and SIGINT drain within ten seconds; a fault that nobody caught ends the process, and the supervisor starts it again. */
export function endOnSignals(stop: () => Promise<void>) {
  let ending = false;
  const end = (code: number, signal?: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code || 1), 10_000).unref();
    void stop().then(
      () => leave(code, signal),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => end(0, 'SIGTERM'));
  process.on('SIGINT', () => end(0, 'SIGINT'));
  process.on('uncaughtException', (error) => {
    log.fatal({ error: error.stack }, 'uncaught');
    end(1);
  });
  process.on('unhandledRejection', (reason) => {
    // Without its stack nobody finds out whose it was.
    log.fatal({ error: reason instanceof Error ? reason.stack : String(reason) }, 'unhandled');
    end(1);
  });
}

/**
 * Everything has stopped. Node's own exit waits for the threads that compile what ran, on a busy machine now and then for ever, for they wait
 * for it in turn; the signal that asked for the end, which nobody hears any more, waits for nothing.
 */
function leave(code: number, signal?: NodeJS.Signals) {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  // The first process of a container is ended by no signal of its own.
  process.exit(code);
}

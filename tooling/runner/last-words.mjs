import { readFileSync } from 'node:fs';

/** Bytes at the end of a log in which the reason is looked for, and letters of it that are said. */
const most = 256 * 1024;
const longest = 600;

/**
 * What was written into a log from one place on: its end where that is long, all of it where the log was put aside meanwhile, and
 * nothing where it cannot be read.
 * @param {string} file
 * @param {number} from bytes
 */
export function writtenSince(file, from) {
  try {
    const log = readFileSync(file);
    return log.subarray(Math.max(from <= log.length ? from : 0, log.length - most)).toString();
  } catch {
    return '';
  }
}

/** @param {string} line */
function inJson(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A fault as one line: without its stack, and without the name of its class. @param {unknown} fault */
const firstLine = (fault) =>
  String(fault)
    .split('\n', 1)[0]
    ?.replace(/^(Uncaught )?\w*Error( \[\w+\])?: /, '')
    .trim();

/** How each kind of program says in a line of its log that it ends, and why. @type {((line: string) => string | undefined)[]} */
const fatal = [
  // Ours.
  (line) => {
    const { level, error, msg } = inJson(line) ?? {};
    return level >= 60 ? firstLine(error ?? msg) : undefined;
  },
  // MongoDB: fatal ones, and the errors that it ends for at its start.
  (line) => {
    const { s: severity, msg, attr } = inJson(line) ?? {};
    if (severity !== 'F' && severity !== 'E') return undefined;
    const error = attr?.error?.errmsg ?? attr?.error ?? attr?.reason;
    return typeof error === 'string' ? `${msg}: ${firstLine(error)}` : msg;
  },
  // NATS, nginx, and Node where its memory is used up.
  (line) => /^\[\d+\] \S+ \S+ \[FTL\] (.+)|^nats-server: (.+)/.exec(line)?.slice(1).find(Boolean),
  (line) => /\[(?:emerg|alert|crit)\] \d+#\d+: (?!still could not bind)(.+)/.exec(line)?.[1],
  (line) => /^FATAL ERROR: (.+)/.exec(line)?.[1],
  // A fault that nobody caught: the line above its stack.
  (line) => (/^(Uncaught )?\w*Error( \[\w+\])?: ./.test(line) ? firstLine(line) : undefined),
];

/** @param {string} line */
const fatalIn = (line) => {
  for (const read of fatal) {
    const found = read(line);
    if (found) return found;
  }
  return undefined;
};

/**
 * Why a process ended, by what it wrote: its last fatal line, or, where it ended by itself without one, the last line that it wrote for people.
 * @param {string} text
 * @param {{ byItself: boolean }} how
 * @returns {string | undefined} one line
 */
export function lastWords(text, { byItself }) {
  const lines = text.split('\n').filter((line) => line.trim());
  const said =
    lines.reduceRight(/** @param {string | undefined} found */ (found, line) => found ?? fatalIn(line), undefined) ??
    (byItself ? lines.findLast((line) => !inJson(line) && /^\S/.test(line)) : undefined);
  return said && (said.length > longest ? `${said.slice(0, longest)}…` : said);
}

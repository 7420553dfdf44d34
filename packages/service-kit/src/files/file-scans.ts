import type { ScanState } from '@portal/contracts';
import type { Collection, Connection } from 'mongoose';
import { invalid } from '../domain-error.js';
import { log } from '../log.js';
import type { Clamd, Verdict } from './clamd.js';
import { fileErrors } from './file.errors.js';
import type { FileRecord } from './files.js';
import type { RefusedFiles } from './refused-files.js';

type Stored = NonNullable<FileRecord['metadata']['scan']>;

const interval = 5_000;
const minute = 60_000;
/** How long one instance keeps a file to itself while it is scanned; after a crash another takes it then. */
const lease = 2 * minute;
/** The scanner reads it no better in the next second, but perhaps with other settings. */
const unreadableAgain = 60 * minute;
const mostFailures = 3;
/** Who uploads waits this long; what takes longer is scanned afterwards. */
const uploadTimeout = 5_000;

/** Has every stored file looked at by the virus scanner, where there is one; nobody gets it before. */
export class FileScans {
  private readonly files: Collection<FileRecord>;
  private timer?: NodeJS.Timeout;
  private work: Promise<void> = Promise.resolve();
  private answered = true;

  constructor(
    connection: Connection,
    private readonly scanner: Clamd | undefined,
    private readonly refused: RefusedFiles,
    /** The content of a stored file, and how it is removed. */
    private readonly content: {
      read: (id: string) => AsyncIterable<Uint8Array>;
      remove: (id: string) => Promise<unknown>;
    },
  ) {
    this.files = connection.collection<FileRecord>('fs.files');
  }

  async prepare() {
    await this.files.createIndex({ 'metadata.scan.state': 1, 'metadata.scan.dueAt': 1 });
  }

  start() {
    if (!this.scanner) return;
    this.timer = setInterval(() => (this.work = this.work.then(() => this.quietRound())), interval).unref();
  }

  async stop() {
    clearInterval(this.timer);
    await this.work;
  }

  stateOf({ metadata: { scan } }: Pick<FileRecord, 'metadata'>): ScanState {
    if (scan?.state === 'clean' || scan?.state === 'refused') return scan.state;
    if (!this.scanner) return 'not scanned';
    return scan?.state ?? 'waiting';
  }

  /** Refuses what nobody may have, or not yet. */
  assertGiven(file: Pick<FileRecord, 'metadata'>) {
    const state = this.stateOf(file);
    if (state === 'refused') throw fileErrors.refused();
    if (state === 'waiting') throw fileErrors.waiting();
    if (state === 'could not be scanned') throw fileErrors.notScanned();
  }

  /** Looks at a file before it is kept; where the scanner is away or slow, it is kept and looked at later. */
  async atUpload(file: FileRecord, bytes: Buffer): Promise<Stored | undefined> {
    if (!this.scanner || !this.answered) return undefined;
    try {
      const verdict = await this.scanner.scan([bytes], uploadTimeout);
      if ('clean' in verdict && !verdict.clean) {
        await this.refused.tell(file, verdict.threat);
        throw invalid({ file: 'The virus scanner found something harmful in this file' });
      }
      return scanOf(verdict);
    } catch (error) {
      if (error instanceof Error && 'details' in error) throw error;
      this.answered = false;
      log.warn({ error: String(error) }, 'the virus scanner is away, the file waits');
      return undefined;
    }
  }

  /** What operators see: is there a scanner, does it answer, how many files wait for it. */
  async health() {
    if (!this.scanner) return { scanner: 'off' as const, waiting: 0 };
    const waiting = await this.files.countDocuments(unsettled, { limit: 10_000 });
    return { scanner: this.answered ? ('up' as const) : ('down' as const), waiting };
  }

  /** Scans what is due, one after another, for as long as the scanner answers. */
  async round() {
    if (!this.scanner) return;
    await this.finishRemovals();
    this.answered = await this.scanner.answers();
    while (this.answered) {
      const file = await this.take();
      if (!file) return;
      await this.look(file, this.scanner);
    }
  }

  private async quietRound() {
    await this.round().catch((error: unknown) =>
      log.warn({ error: String(error) }, 'files wait for the virus scanner'),
    );
  }

  private take() {
    const now = Date.now();
    return this.files.findOneAndUpdate(
      { ...unsettled, 'metadata.scan.dueAt': { $not: { $gt: new Date(now) } } },
      { $set: { 'metadata.scan.dueAt': new Date(now + lease) } },
      { returnDocument: 'after' },
    );
  }

  private async look(file: FileRecord, scanner: Clamd) {
    try {
      const verdict = await scanner.scan(this.whole(file));
      if ('clean' in verdict && !verdict.clean) return await this.refuse(file, verdict.threat);
      await this.set(file, scanOf(verdict));
    } catch (error) {
      log.warn({ file: file._id, error: String(error) }, 'the virus scanner did not end with a file');
      this.answered = await scanner.answers();
      await this.set(file, this.answered ? failed(file) : { ...file.metadata.scan, dueAt: new Date() });
    }
  }

  /** A content that is not there to its last byte would be found clean. */
  private async *whole({ _id, length }: FileRecord) {
    let size = 0;
    for await (const part of this.content.read(_id)) {
      size += part.length;
      yield part;
    }
    if (size !== length) throw new Error('The content of the file is not whole');
  }

  private async refuse(file: FileRecord, threat: string) {
    await this.refused.tell(file, threat);
    await this.set(file, { state: 'refused', at: new Date(), emptied: false });
    await this.empty(file._id);
  }

  private async empty(id: string) {
    await this.content.remove(id);
    await this.files.updateOne({ _id: id }, { $set: { 'metadata.scan.emptied': true } });
  }

  /** After a crash between the two steps of a refusal. */
  private async finishRemovals() {
    const half = { 'metadata.scan.state': 'refused' as const, 'metadata.scan.emptied': false };
    for await (const { _id } of this.files.find(half, { projection: { _id: 1 } })) await this.empty(_id);
  }

  private set({ _id }: FileRecord, scan: Stored) {
    return this.files.updateOne({ _id }, { $set: { 'metadata.scan': scan } });
  }
}

const unsettled = { 'metadata.scan.state': { $in: [undefined, 'could not be scanned' as const] } };

const scanOf = (verdict: Verdict): Stored => {
  if (!('unreadable' in verdict)) return { state: 'clean', at: new Date() };
  log.warn({ answer: verdict.unreadable }, 'the virus scanner could not read a file');
  return { state: 'could not be scanned', at: new Date(), dueAt: new Date(Date.now() + unreadableAgain) };
};

/** The scanner works, but not with this file: after some tries it counts as one that cannot be scanned. */
function failed({ metadata: { scan } }: FileRecord): Stored {
  const failures = (scan?.failures ?? 0) + 1;
  if (failures < mostFailures) return { ...scan, failures, dueAt: new Date() };
  return { state: 'could not be scanned', at: new Date(), failures, dueAt: new Date(Date.now() + unreadableAgain) };
}

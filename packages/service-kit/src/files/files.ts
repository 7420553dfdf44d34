import { createHash } from 'node:crypto';
import {
  type Actor,
  type FilePurpose,
  type FileScan,
  fileRules,
  type FileRule,
  type FileType,
  type StoredFile,
  type UploadedFile,
} from '@portal/contracts';
import type { Collection, Connection, mongo } from 'mongoose';
import { invalid, refuse } from '../domain-error.js';
import { Download } from '../transport/call.js';
import type { Clamd } from './clamd.js';
import { FileScans } from './file-scans.js';
import { cleanName } from './name.js';
import type { RefusedFiles } from './refused-files.js';
import { isOfType, mimeTypes, namedType } from './type.js';

interface Chunk {
  _id: string;
  files_id: string;
  n: number;
  data: Uint8Array | mongo.Binary;
}

/** An upload that has not ended. */
interface Begun {
  _id: string;
  at: Date;
}

/** A GridFS file, with who brought it and the record it belongs to. */
export interface FileRecord {
  _id: string;
  filename: string;
  length: number;
  chunkSize: number;
  uploadDate: Date;
  metadata: {
    type: FileType;
    sha256: string;
    uploader: string;
    record?: { type: string; id: string };
    /** What the virus scanner said, and when it is due again; absent while nobody looked. */
    scan?: {
      state?: 'clean' | 'refused' | 'could not be scanned';
      at?: Date;
      dueAt?: Date;
      failures?: number;
      /** Of a refused file: its content is removed. */
      emptied?: boolean;
    };
  };
}

export const chunkSize = 255 * 1024;
const hourOld = 60 * 60 * 1_000;
const dayOld = 24 * hourOld;
/** The uploader of a file that came without a session. */
export const nobody = 'public';

/** Files in GridFS: chunks first, then the record that names them; what nothing names is swept after a day. */
export class Files {
  private readonly files: Collection<FileRecord>;
  private readonly chunks: Collection<Chunk>;
  private readonly begun: Collection<Begun>;
  readonly scans: FileScans;

  constructor(connection: Connection, scanner: Clamd | undefined, refused: RefusedFiles) {
    this.files = connection.collection<FileRecord>('fs.files');
    this.chunks = connection.collection<Chunk>('fs.chunks');
    this.begun = connection.collection<Begun>('fs.begun');
    this.scans = new FileScans(connection, scanner, refused, {
      read: (id) => this.read(id),
      remove: (id) => this.chunks.deleteMany({ files_id: id }),
    });
  }

  async prepare() {
    await this.chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });
    await this.files.createIndex({ 'metadata.record.id': 1 });
    await this.scans.prepare();
  }

  /** Keeps one chunk; the same one again, or another in its place, changes nothing. A finished file, which was looked at, grows no more. */
  async keep(id: string, n: number, data: Uint8Array) {
    if (await this.files.findOne({ _id: id }, { projection: { _id: 1 } })) throw refuse('NOT_FOUND');
    if (n === 0) await this.begun.updateOne({ _id: id }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    await this.chunks.updateOne(
      { _id: `${id}:${n}` },
      { $setOnInsert: { files_id: id, n, data: Buffer.from(data) } },
      { upsert: true },
    );
  }

  /** Forgets an upload that was broken off; what was finished stays. */
  async drop(id: string) {
    if (!(await this.files.findOne({ _id: id }, { projection: { _id: 1 } }))) {
      await this.chunks.deleteMany({ files_id: id });
    }
    await this.begun.deleteOne({ _id: id });
  }

  /** Ends an upload: size and content are checked, and what is refused leaves nothing behind. */
  async finish(id: string, name: string, rule: FileRule, uploader: string): Promise<UploadedFile> {
    const bytes = await this.whole(id);
    const dropped = async (refusal: unknown) => {
      await this.drop(id);
      throw refusal;
    };
    const type = await this.acceptedType(name, bytes, rule).catch(dropped);
    const record: FileRecord = {
      _id: id,
      filename: cleanName(name),
      length: bytes.length,
      chunkSize,
      uploadDate: new Date(),
      metadata: { type, sha256: createHash('sha256').update(bytes).digest('hex'), uploader },
    };
    const scan = await this.scans.atUpload(record, bytes).catch(dropped);
    if (scan) record.metadata.scan = scan;
    await this.files.updateOne({ _id: id }, { $setOnInsert: record }, { upsert: true });
    await this.begun.deleteOne({ _id: id });
    return { ...shown(record), scan: this.scans.stateOf(record) };
  }

  /** Binds uploaded files to a record; a file of somebody else, of another record or of a wrong type is refused at its field. */
  async claim(
    ids: string[],
    field: string,
    purpose: FilePurpose,
    uploader: Actor | undefined,
    record: { type: string; id: string },
  ): Promise<StoredFile[]> {
    const rule: FileRule = fileRules[purpose];
    const found = await this.files.find({ _id: { $in: ids } }).toArray();
    const good = found.filter(
      ({ length, metadata }) =>
        metadata.uploader === (uploader?.id ?? nobody) &&
        (metadata.record === undefined || metadata.record.id === record.id) &&
        rule.types.includes(metadata.type) &&
        metadata.scan?.state !== 'refused' &&
        length <= rule.maxBytes,
    );
    if (good.length !== new Set(ids).size) throw invalid({ [field]: 'Please upload this file again' });
    // Two records that ask for the same file at one moment: only one gets it.
    const free = { $or: [{ 'metadata.record': { $exists: false } }, { 'metadata.record.id': record.id }] };
    const { matchedCount } = await this.files.updateMany(
      { _id: { $in: ids }, ...free },
      { $set: { 'metadata.record': record } },
    );
    if (matchedCount !== good.length) throw invalid({ [field]: 'Please upload this file again' });
    return ids.flatMap((id) => good.filter((file) => file._id === id)).map(shown);
  }

  /**
   * Lets go of files of a record: of all where it was refused after all, so that they can be sent with the next try; of some where
   * it names them no more, so that they are swept.
   */
  async release(record: { type: string; id: string }, ids?: string[]) {
    const some = ids ? { _id: { $in: ids } } : {};
    await this.files.updateMany({ ...some, 'metadata.record.id': record.id }, { $unset: { 'metadata.record': 1 } });
  }

  /** Takes a file away for good. */
  async remove(id: string) {
    await this.files.deleteOne({ _id: id });
    await this.chunks.deleteMany({ files_id: id });
  }

  find(id: string): Promise<FileRecord | null> {
    return this.files.findOne({ _id: id });
  }

  /** A stored file on its way to somebody who may see it, once the virus scanner has let it pass. */
  download(file: FileRecord): Download {
    this.scans.assertGiven(file);
    return new Download(file.filename, mimeTypes[file.metadata.type], this.read(file._id), file.length);
  }

  /** How far the virus scanner is with a file that the asker may see. */
  scan(file: FileRecord): FileScan {
    return { id: file._id, scan: this.scans.stateOf(file) };
  }

  /** The content of a file that a service itself reads; it too only once the virus scanner has let it pass. */
  async bytes(id: string): Promise<Buffer> {
    const file = await this.find(id);
    if (!file) throw refuse('NOT_FOUND');
    this.scans.assertGiven(file);
    return this.whole(id);
  }

  /** The content, chunk by chunk. */
  private async *read(id: string): AsyncGenerator<Uint8Array> {
    for await (const { data } of this.chunks.find({ files_id: id }).sort({ n: 1 })) yield bytesOf(data);
  }

  private async whole(id: string): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.read(id)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Removes what was uploaded a day ago, or by nobody an hour ago, and belongs to nothing, and what uploads that never ended left behind. */
  async sweep() {
    await this.sweepUnclaimed();
    await this.sweepUnfinished();
  }

  private async sweepUnclaimed() {
    const before = (age: number) => ({ uploadDate: { $lt: new Date(Date.now() - age) } });
    const old = {
      $or: [before(dayOld), { ...before(hourOld), 'metadata.uploader': nobody }],
      'metadata.record': { $exists: false },
    };
    for await (const { _id } of this.files.find(old, { projection: { _id: 1 } })) {
      // A record may have claimed it since it was found.
      const { deletedCount } = await this.files.deleteOne({ _id, 'metadata.record': { $exists: false } });
      if (deletedCount > 0) await this.chunks.deleteMany({ files_id: _id });
    }
  }

  private async sweepUnfinished() {
    for await (const { _id } of this.begun.find({ at: { $lt: new Date(Date.now() - hourOld) } })) await this.drop(_id);
  }

  private async acceptedType(name: string, bytes: Buffer, rule: FileRule): Promise<FileType> {
    if (bytes.length === 0) throw invalid({ file: 'The file is empty' });
    if (bytes.length > rule.maxBytes) throw refuse('TOO_LARGE', { fields: { file: 'The file is too large' } });
    const type = namedType(name);
    if (!type || !rule.types.includes(type) || !(await isOfType(type, bytes)))
      throw invalid({ file: 'This type of file is not accepted' });
    return type;
  }
}

/** A file as its record shows it. */
export const shown = ({ _id, filename, length, uploadDate, metadata }: FileRecord): StoredFile => ({
  id: _id,
  name: filename,
  type: mimeTypes[metadata.type],
  size: length,
  sha256: metadata.sha256,
  uploadedAt: uploadDate.toISOString(),
});

const bytesOf = (data: Uint8Array | mongo.Binary): Uint8Array => (data instanceof Uint8Array ? data : data.buffer);

import { createHash } from 'node:crypto';
import {
  type Actor,
  type FilePurpose,
  fileRules,
  type FileRule,
  type FileType,
  type StoredFile,
} from '@portal/contracts';
import type { Collection, Connection, mongo } from 'mongoose';
import { invalid, refuse } from '../domain-error.js';
import { cleanName } from './name.js';
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
  };
}

export const chunkSize = 255 * 1024;
const dayOld = 24 * 60 * 60 * 1_000;

/** Files in GridFS: chunks first, then the record that names them; what nothing names is swept after a day. */
export class Files {
  private readonly files: Collection<FileRecord>;
  private readonly chunks: Collection<Chunk>;
  private readonly begun: Collection<Begun>;

  constructor(connection: Connection) {
    this.files = connection.collection<FileRecord>('fs.files');
    this.chunks = connection.collection<Chunk>('fs.chunks');
    this.begun = connection.collection<Begun>('fs.begun');
  }

  async prepare() {
    await this.chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });
    await this.files.createIndex({ 'metadata.record.id': 1 });
  }

  /** Keeps one chunk; the same one again, or another in its place, changes nothing. */
  async keep(id: string, n: number, data: Uint8Array) {
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
  async finish(id: string, name: string, rule: FileRule, uploader: string): Promise<StoredFile> {
    const bytes = await this.bytes(id);
    const type = await this.acceptedType(name, bytes, rule).catch(async (refusal: unknown) => {
      await this.drop(id);
      throw refusal;
    });
    const record: FileRecord = {
      _id: id,
      filename: cleanName(name),
      length: bytes.length,
      chunkSize,
      uploadDate: new Date(),
      metadata: { type, sha256: createHash('sha256').update(bytes).digest('hex'), uploader },
    };
    await this.files.updateOne({ _id: id }, { $setOnInsert: record }, { upsert: true });
    await this.begun.deleteOne({ _id: id });
    return shown(record);
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
        metadata.uploader === (uploader?.id ?? 'public') &&
        (metadata.record === undefined || metadata.record.id === record.id) &&
        rule.types.includes(metadata.type) &&
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
    return ids.map((id) => shown(good.find((file) => file._id === id)!));
  }

  /** Lets go of the files of a record that was refused after all, so that they can be sent with the next try. */
  async release(record: { type: string; id: string }) {
    await this.files.updateMany({ 'metadata.record.id': record.id }, { $unset: { 'metadata.record': 1 } });
  }

  /** Takes a file away for good. */
  async remove(id: string) {
    await this.files.deleteOne({ _id: id });
    await this.chunks.deleteMany({ files_id: id });
  }

  find(id: string): Promise<FileRecord | null> {
    return this.files.findOne({ _id: id });
  }

  /** The content, chunk by chunk. */
  async *read(id: string): AsyncGenerator<Uint8Array> {
    for await (const { data } of this.chunks.find({ files_id: id }).sort({ n: 1 })) yield bytesOf(data);
  }

  async bytes(id: string): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.read(id)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Removes what was uploaded a day ago and belongs to nothing, and what uploads that never ended left behind. */
  async sweep() {
    await this.sweepUnclaimed();
    await this.sweepUnfinished();
  }

  private async sweepUnclaimed() {
    const old = { uploadDate: { $lt: new Date(Date.now() - dayOld) }, 'metadata.record': { $exists: false } };
    for await (const { _id } of this.files.find(old, { projection: { _id: 1 } })) {
      await this.files.deleteOne({ _id });
      await this.chunks.deleteMany({ files_id: _id });
    }
  }

  private async sweepUnfinished() {
    for await (const { _id } of this.begun.find({ at: { $lt: new Date(Date.now() - dayOld) } })) await this.drop(_id);
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

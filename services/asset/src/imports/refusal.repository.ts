import { Injectable } from '@nestjs/common';
import { documentSchema, Kit, Repository } from '@portal/service-kit';
import { Schema } from 'mongoose';
import { type CountByKind, type Refusal, refusalKinds } from './import-record.js';

/** Some refused rows of an import, as one reading of its file found them. */
interface RefusalBlock {
  _id: string;
  importId: string;
  pass: string;
  at: number;
  refused: Refusal[];
}

const schema = documentSchema('asset_import_refusals', {
  _id: String,
  importId: String,
  pass: String,
  at: Number,
  refused: [Schema.Types.Mixed],
}).index({ importId: 1, pass: 1, at: 1 });

const blockSize = 500;
/** Refused rows that the import itself shows. */
const mostShown = 1_000;

/** What one reading of a file refused, written away while it goes on. */
export class RefusalReport {
  readonly first: Refusal[] = [];
  readonly kinds = Object.fromEntries(refusalKinds.map((kind) => [kind, 0])) as CountByKind;
  count = 0;
  private block: Refusal[] = [];
  private at = 0;

  constructor(
    readonly pass: string,
    private readonly write: (at: number, refused: Refusal[]) => Promise<void>,
  ) {}

  async add(refused: readonly Refusal[]) {
    for (const one of refused) {
      this.count++;
      this.kinds[one.kind]++;
      if (this.first.length < mostShown) this.first.push(one);
      if (this.block.push(one) >= blockSize) await this.flush();
    }
  }

  async flush() {
    if (this.block.length === 0) return;
    const block = this.block;
    this.block = [];
    await this.write(this.at++, block);
  }
}

/** The refused rows of imports: of a large file more than one record holds. */
@Injectable()
export class RefusalRepository extends Repository<RefusalBlock> {
  constructor(kit: Kit) {
    super(kit.database, 'AssetImportRefusal', schema);
    kit.keep(this);
  }

  report(importId: string, pass: string) {
    return new RefusalReport(pass, (at, refused) =>
      this.insert([{ _id: `${importId}:${pass}:${at}`, importId, pass, at, refused }]),
    );
  }

  /** In the order of the file. */
  async *of(importId: string, pass: string): AsyncGenerator<Refusal> {
    for await (const { refused } of this.each({ importId, pass }, { sort: { at: 1 } })) yield* refused;
  }

  /** What a reading found that did not come to its end. */
  async forget(importId: string, pass: string) {
    await this.removeMany({ importId, pass });
  }

  /** What earlier readings found. */
  async forgetBut(importId: string, pass: string) {
    await this.removeMany({ importId, pass: { $ne: pass } });
  }
}

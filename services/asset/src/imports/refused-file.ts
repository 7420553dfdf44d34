import { Injectable } from '@nestjs/common';
import type { Language } from '@portal/contracts';
import { type Download, refusedFile } from '@portal/service-kit';
import { ImportCheck } from './import-check.js';
import type { ImportRecord, Refusal } from './import-record.js';
import { RefusalRepository } from './refusal.repository.js';

/** The refused rows of an import as the file that they came from: mended, it can be sent again. */
@Injectable()
export class RefusedFile {
  constructor(
    private readonly check: ImportCheck,
    private readonly refusals: RefusalRepository,
  ) {}

  async download(about: ImportRecord, language: Language): Promise<Download> {
    return refusedFile(about.fileName, await this.check.file(about), this.found(about), language);
  }

  /** Imports of before kept all of it in themselves. */
  private async *found({ _id, pass, refused }: ImportRecord): AsyncGenerator<Refusal> {
    if (pass) yield* this.refusals.of(_id, pass);
    else yield* refused;
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor, assetImports } from '@portal/contracts';
import {
  type Call,
  importErrors,
  importIdOf,
  invalid,
  Kit,
  mappingByHand,
  matchHeadings,
  type NewEvent,
  refuse,
  sampleOf,
} from '@portal/service-kit';
import { ImportCheck } from './import-check.js';
import type { ImportRecord } from './import-record.js';
import { ImportRunner } from './import-runner.js';
import { ImportRepository } from './import.repository.js';
import { importedFields } from './imported-asset.js';

/** An import with whether the same file was brought before. */
export type ImportAnswer = ImportRecord & { repeated: boolean };

/** Who may see an import: its organisation, and a Super Admin. */
const rowsOf = ({ role, organizationId }: Actor) => (role === 'Super Admin' ? {} : { organizationId });

/** Imports from upload to end. */
@Injectable()
export class ImportService {
  constructor(
    private readonly kit: Kit,
    private readonly imports: ImportRepository,
    private readonly check: ImportCheck,
    private readonly runner: ImportRunner,
  ) {}

  /** The same file of the same organisation is the same import, whoever brings it and how often. */
  async upload({ actor, body }: Pick<Call<typeof assetImports.upload>, 'actor' | 'body'>): Promise<ImportAnswer> {
    const fileId = body.file[0]!;
    const file = await this.kit.files.find(fileId);
    if (!file) throw invalid({ file: 'Please upload this file again' });
    const id = importIdOf(actor.organizationId, file.metadata.sha256);
    await this.kit.files.claim([fileId], 'file', 'csv', actor, { type: 'AssetImport', id });
    const known = await this.imports.find(id);
    if (known) return this.again(known, actor);
    const content = await this.check.file(fileId);
    const { headings, rows } = content;
    const mapping = matchHeadings(headings, importedFields);
    const checked = await this.check.run({ _id: id, mapping }, content, actor);
    const entered = {
      _id: id,
      organizationId: actor.organizationId,
      fileId,
      fileName: file.filename,
      status: 'Checked' as const,
      headings,
      sample: sampleOf(headings, rows),
      mapping,
      actor,
      keepGood: false,
      created: 0,
      ...foundBy(checked),
    };
    const made = this.imports.prepare(entered, event('uploaded', actor, file.filename));
    const isNew = await this.imports.insertNew([made]);
    return { ...((isNew ? made : await this.imports.find(id)) ?? made), repeated: !isNew };
  }

  async get({ actor, params }: Pick<Call<typeof assetImports.get>, 'actor' | 'params'>): Promise<ImportAnswer> {
    return { ...(await this.imports.findOrFail(params.id, rowsOf(actor))), repeated: false };
  }

  async checkAgain({ actor, params, body, ifMatch }: Call<typeof assetImports.check>): Promise<ImportAnswer> {
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const mapping = mappingByHand(known.headings, body.mapping);
    const matched = Object.values(mapping).filter(Boolean);
    if (new Set(matched).size < matched.length) throw importErrors.doubleMatch();
    return { ...(await this.checkedWith(known, mapping, actor, ifMatch)), repeated: false };
  }

  async run({
    actor,
    params,
    body,
  }: Pick<Call<typeof assetImports.run>, 'actor' | 'params' | 'body'>): Promise<ImportAnswer> {
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    if (known.status === 'Done') return { ...known, repeated: true };
    return { ...(await this.runner.run(known._id, body.keepGood, rowsOf(actor), actor)), repeated: false };
  }

  /** Upload and run in one step. */
  async bulkUpload({ actor, body, query }: Call<typeof assetImports.bulkUpload>): Promise<ImportAnswer> {
    const uploaded = await this.upload({ actor, body });
    if (uploaded.missing.length > 0) throw importErrors.notMatched();
    return this.run({ actor, params: { id: uploaded._id }, body: { keepGood: query.keepGood === 'true' } });
  }

  /** What was not imported yet is checked again: contracts and places may have changed. */
  private async again(known: ImportRecord, actor: Actor): Promise<ImportAnswer> {
    const settled = known.status === 'Done' || known.status === 'Running';
    return { ...(settled ? known : await this.checkedWith(known, known.mapping, actor)), repeated: true };
  }

  private async checkedWith(known: ImportRecord, mapping: ImportRecord['mapping'], actor: Actor, ifMatch?: number) {
    const content = await this.check.file(known.fileId);
    const checked = await this.check.run({ _id: known._id, mapping }, content, actor);
    return this.imports.update(
      known._id,
      {},
      (now) => {
        if (now.status === 'Done' || now.status === 'Running') throw refuse('ILLEGAL_MOVE');
        return {
          set: { status: 'Checked', mapping, actor, ...foundBy(checked) },
          secret: ['refused', 'actor'],
          event: event('checked', actor, known.fileName),
        };
      },
      { ifMatch },
    );
  }
}

const foundBy = ({ missing, rows, good, refused }: Awaited<ReturnType<ImportCheck['run']>>) => ({
  missing,
  rows,
  good: good.length,
  refused,
});

const event = (done: 'uploaded' | 'checked', by: Actor, label: string): NewEvent => ({
  subject: `asset.import.${done}`,
  by,
  label,
  organizations: [by.organizationId],
});

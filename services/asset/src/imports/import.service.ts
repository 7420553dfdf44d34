import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor, assetImports } from '@portal/contracts';
import {
  type Call,
  importErrors,
  importIdOf,
  invalid,
  Kit,
  log,
  mappingByHand,
  type NewEvent,
  refuse,
  type Request,
  sampleOf,
  type TableFile,
} from '@portal/service-kit';
import { type Checked, ImportCheck } from './import-check.js';
import type { ImportRecord } from './import-record.js';
import { type Begun, ImportRunner } from './import-runner.js';
import { ImportRepository } from './import.repository.js';
import { RefusalRepository } from './refusal.repository.js';
import { matchAsBefore } from './remembered-match.js';

/** An import with whether the same file was brought before. */
export type ImportAnswer = ImportRecord & { repeated: boolean };

/** So long an answer waits for the end of a run; a longer run goes on without its asker, who looks again. */
const answersWithin = 2_000;

type Uploading = Pick<Call<typeof assetImports.upload>, 'actor' | 'body' | 'key' | 'bodyHash'>;
type Asked = Pick<Uploading, 'actor' | 'key' | 'bodyHash'>;

/** Which import a file is, or a sheet of one. */
type FileOf = Pick<ImportRecord, '_id' | 'organizationId' | 'fileId' | 'fileName' | 'sheet'>;
type Saying = Pick<ImportRecord, 'mapping' | 'forAll' | 'existing'>;

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
    private readonly refusals: RefusalRepository,
  ) {}

  /** What the own office brought of late. */
  list({ actor }: Pick<Call<typeof assetImports.list>, 'actor'>) {
    return this.imports.last(actor.organizationId);
  }

  /** The same file of the same organisation is the same import, whoever brings it and how often; the same request again is no repetition of it. */
  async upload(call: Uploading): Promise<ImportAnswer> {
    const first = await this.imports.earlier(call);
    return first ? { ...first, repeated: false } : this.take(call);
  }

  private async take(call: Uploading): Promise<ImportAnswer> {
    const { actor, body } = call;
    const fileId = body.file[0]!;
    const file = await this.kit.files.find(fileId);
    if (!file) throw invalid({ file: 'Please upload this file again' });
    const id = importIdOf(actor.organizationId, file.metadata.sha256);
    await this.kit.files.claim([fileId], 'file', 'assetRegister', actor, { type: 'AssetImport', id });
    return this.begin({ _id: id, organizationId: actor.organizationId, fileId, fileName: file.filename }, call);
  }

  /** Another sheet of a workbook is another import; the one that was read of itself is the first. */
  async sheet(call: Call<typeof assetImports.sheet>): Promise<ImportAnswer> {
    const { actor, params, body } = call;
    const made = await this.imports.earlier(call);
    if (made) return { ...made, repeated: false };
    const { fileId, fileName, organizationId, sheets = [] } = await this.imports.findOrFail(params.id, rowsOf(actor));
    if (!sheets.includes(body.sheet)) throw importErrors.noSuchSheet();
    const { metadata } = (await this.kit.files.find(fileId)) ?? {};
    if (!metadata) throw refuse('NOT_FOUND');
    const first = await this.imports.find(importIdOf(organizationId, metadata.sha256));
    if (first?.sheet === body.sheet) return this.again(first, call);
    const id = importIdOf(organizationId, `${metadata.sha256}:${body.sheet}`);
    return this.begin({ _id: id, organizationId, fileId, fileName, sheet: body.sheet }, call);
  }

  async get({ actor, params }: Pick<Call<typeof assetImports.get>, 'actor' | 'params'>): Promise<ImportAnswer> {
    return { ...(await this.imports.findOrFail(params.id, rowsOf(actor))), repeated: false };
  }

  async checkAgain({ actor, params, body, ifMatch }: Call<typeof assetImports.check>): Promise<ImportAnswer> {
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const mapping = mappingByHand(known.headings, body.mapping);
    const matched = Object.values(mapping).filter(Boolean);
    if (new Set(matched).size < matched.length) throw importErrors.doubleMatch();
    const { forAll, existing } = body;
    return { ...(await this.checkedWith(known, { mapping, forAll, existing }, actor, { ifMatch })), repeated: false };
  }

  async run({ body, params, ...call }: Call<typeof assetImports.run>): Promise<ImportAnswer> {
    return this.answered(params.id, await this.begun(params.id, body.keepGood, call));
  }

  /** Takes out what the import made; nothing of it is left to take out a second time. */
  async undo(call: Call<typeof assetImports.undo>): Promise<ImportAnswer> {
    const { actor, params } = call;
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const same = await this.imports.earlier(call, known._id);
    if (same) return { ...same, repeated: false };
    if (known.status === 'Undone') return { ...known, repeated: true };
    return this.answered(known._id, await this.runner.undo(known._id, rowsOf(actor), actor, call));
  }

  /** Upload and run in one step. */
  async bulkUpload(call: Call<typeof assetImports.bulkUpload>): Promise<ImportAnswer> {
    const uploaded = await this.upload(call);
    if (uploaded.missing.length > 0) throw importErrors.notMatched();
    const begun = await this.begun(uploaded._id, call.query.keepGood === 'true', call);
    return { ...(await begun.ended), repeated: begun.repeated };
  }

  /** Checks a file, or a sheet of one, for the first time; brought again it is the same import. */
  private async begin(about: FileOf, call: Asked) {
    const { actor } = call;
    const known = await this.imports.find(about._id);
    if (known) return this.again(known, call);
    const content = await this.check.file(about);
    const { headings, sheet, sheets } = content;
    const sample = await firstRows(content);
    const mapping = matchAsBefore(headings, await this.imports.matched(about.organizationId), sample);
    const checked = await this.check.run({ _id: about._id, mapping, inOrder: true }, content, actor);
    const entered = {
      ...about,
      status: 'Checked' as const,
      ...{ headings, sample, mapping, actor, sheet, sheets },
      keepGood: false,
      inOrder: true,
      created: 0,
      updated: 0,
      ...foundBy(checked),
    };
    const made = this.imports.prepare(entered, event('uploaded', actor, about.fileName), call);
    const isNew = await this.imports.insertNew([made]);
    if (isNew) return { ...made, repeated: false };
    const same = await this.imports.earlier(call);
    return { ...(same ?? (await this.imports.find(about._id)) ?? made), repeated: !same };
  }

  private async begun(id: string, keepGood: boolean, call: Asked): Promise<Begun & { repeated: boolean }> {
    const { actor } = call;
    const known = await this.imports.findOrFail(id, rowsOf(actor));
    const same = await this.imports.earlier(call, id);
    if (same) return { ended: Promise.resolve(same), repeated: false };
    if (known.status === 'Done') return { ended: Promise.resolve(known), repeated: true };
    return { ...(await this.runner.run(id, keepGood, rowsOf(actor), actor, call)), repeated: false };
  }

  /** What a run came to if it ends soon, else how far it is. */
  private async answered(
    id: string,
    { ended, repeated = false }: Begun & { repeated?: boolean },
  ): Promise<ImportAnswer> {
    const later = new AbortController();
    const soon = wait(answersWithin, undefined, { signal: later.signal, ref: false }).catch(() => undefined);
    const record = await Promise.race([ended, soon]);
    later.abort();
    // Whoever runs it next goes on where it ended.
    if (!record) ended.catch((error: unknown) => log.warn({ error: String(error), id }, 'an import was cut off'));
    return { ...(record ?? (await this.imports.findOrFail(id, {}))), repeated };
  }

  /** What was not imported yet is checked again: contracts and places may have changed. */
  private async again(known: ImportRecord, call: Asked): Promise<ImportAnswer> {
    if (isSettled(known)) return { ...known, repeated: true };
    const checked = () => this.checkedWith(known, known, call.actor, { request: call });
    return { ...(await this.imports.once(call, checked, known._id)), repeated: true };
  }

  private async checkedWith(
    known: ImportRecord,
    { mapping, forAll = {}, existing = 'refuse' }: Saying,
    actor: Actor,
    options: { ifMatch?: number; request?: Request },
  ) {
    if (isSettled(known)) throw refuse('ILLEGAL_MOVE');
    // What was taken out again is made anew.
    const round = known.status === 'Undone' ? (known.round ?? 0) + 1 : (known.round ?? 0);
    const content = await this.check.file(known);
    const about = { _id: known._id, round, inOrder: true, mapping, forAll, existing };
    const checked = await this.check.run(about, content, actor);
    const after = await this.imports.update(
      known._id,
      { round: known.round ?? { $exists: false } },
      (now) => {
        if (isSettled(now)) throw refuse('ILLEGAL_MOVE');
        return {
          set: {
            ...{ status: 'Checked', mapping, forAll, existing, actor, round, inOrder: true, created: 0, updated: 0 },
            ...foundBy(checked),
          },
          unset: ['undone'],
          secret: ['refused', 'actor', 'pass', 'kinds', 'inOrder', 'aside'],
          event: event('checked', actor, known.fileName),
        };
      },
      options,
    );
    await this.refusals.forgetBut(known._id, checked.report.pass);
    return after;
  }
}

const isSettled = ({ status }: Pick<ImportRecord, 'status'>) =>
  status === 'Done' || status === 'Running' || status === 'Undoing';

const foundBy = ({ missing, rows, good, aside, report }: Checked) => ({
  missing,
  rows,
  good,
  aside,
  pass: report.pass,
  kinds: report.kinds,
  refused: report.first,
});

async function firstRows({ headings, batches }: TableFile) {
  for await (const rows of batches()) return sampleOf(headings, rows);
  return [];
}

const event = (done: 'uploaded' | 'checked', by: Actor, label: string): NewEvent => ({
  subject: `asset.import.${done}`,
  by,
  label,
  organizations: [by.organizationId],
});

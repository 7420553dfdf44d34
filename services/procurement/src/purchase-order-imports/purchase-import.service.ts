import { Injectable } from '@nestjs/common';
import type { Actor, purchaseOrderImports as contract } from '@portal/contracts';
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
import { importedFields } from './import-cells.js';
import { type CheckedOrders, PurchaseImportCheck } from './import-check.js';
import { PurchaseImportRepository, type PurchaseImportRecord } from './purchase-import.repository.js';
import { PurchaseImportRunner } from './purchase-import.runner.js';

/** An import with whether the same file was brought before. */
type Answer = PurchaseImportRecord & { repeated: boolean };

/** Who may see an import: its organisation, and a Super Admin. */
const rowsOf = ({ role, organizationId }: Actor) => (role === 'Super Admin' ? {} : { organizationId });

/** Imports of purchase orders from upload to end. */
@Injectable()
export class PurchaseImportService {
  constructor(
    private readonly kit: Kit,
    private readonly imports: PurchaseImportRepository,
    private readonly check: PurchaseImportCheck,
    private readonly runner: PurchaseImportRunner,
  ) {}

  async upload({ actor, body, token }: Call<typeof contract.upload>): Promise<Answer> {
    const [fileId = ''] = body.file;
    const file = await this.kit.files.find(fileId);
    if (!file) throw invalid({ file: 'Please upload this file again' });
    const id = importIdOf(actor.organizationId, file.metadata.sha256);
    await this.kit.files.claim([fileId], 'file', 'csv', actor, { type: 'PurchaseOrderImport', id });
    const known = await this.imports.find(id);
    if (known) return this.again(known, actor, token);
    const content = await this.check.file(fileId);
    const { headings, rows } = content;
    const mapping = matchHeadings(headings, importedFields);
    const checked = await this.check.run(mapping, content, actor, token);
    const record = {
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
    return { ...(await this.imports.createOnce(record, event('uploaded', actor, file.filename))), repeated: false };
  }

  async get({ actor, params }: Pick<Call<typeof contract.get>, 'actor' | 'params'>): Promise<Answer> {
    const found = await this.imports.findOrFail(params.id, rowsOf(actor));
    return { ...found, status: statusNow(found), repeated: false };
  }

  async checkAgain({ actor, params, body, ifMatch, token }: Call<typeof contract.check>): Promise<Answer> {
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const mapping = mappingByHand(known.headings, body.mapping);
    const matched = Object.values(mapping).filter(Boolean);
    if (new Set(matched).size < matched.length) throw importErrors.doubleMatch();
    return { ...(await this.checkedWith(known, mapping, actor, token, ifMatch)), repeated: false };
  }

  async run({ actor, params, body, token }: Call<typeof contract.run>): Promise<Answer> {
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    if (known.status === 'Done') return { ...known, repeated: true };
    return { ...(await this.runner.run(known._id, body.keepGood, rowsOf(actor), actor, token)), repeated: false };
  }

  /** What was not imported yet is checked again: sellers and days may have changed. */
  private async again(known: PurchaseImportRecord, actor: Actor, token: string | undefined): Promise<Answer> {
    const settled = known.status === 'Done' || statusNow(known) === 'Running';
    return { ...(settled ? known : await this.checkedWith(known, known.mapping, actor, token)), repeated: true };
  }

  private async checkedWith(
    known: PurchaseImportRecord,
    mapping: PurchaseImportRecord['mapping'],
    actor: Actor,
    token: string | undefined,
    ifMatch?: number,
  ) {
    const checked = await this.check.run(mapping, await this.check.file(known.fileId), actor, token);
    return this.imports.update(
      known._id,
      {},
      (now) => {
        if (now.status === 'Done' || statusNow(now) === 'Running') throw refuse('ILLEGAL_MOVE');
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

/** A run that was cut off can be begun again: it makes only what is not there yet. */
const statusNow = ({ status, lease }: PurchaseImportRecord) =>
  status === 'Running' && lease && lease.until < new Date() ? 'Checked' : status;

const foundBy = ({ missing, rows, good, refused }: CheckedOrders) => ({ missing, rows, good, refused });

const event = (done: 'uploaded' | 'checked', by: Actor, label: string): NewEvent => ({
  subject: `procurement.purchase-order-import.${done}`,
  by,
  label,
  organizations: [by.organizationId],
});

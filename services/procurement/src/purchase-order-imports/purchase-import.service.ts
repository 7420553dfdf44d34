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
  type Request,
  sampleOf,
  stillLasts,
} from '@portal/service-kit';
import { importedFields } from './import-cells.js';
import { type CheckedOrders, PurchaseImportCheck } from './import-check.js';
import {
  authorsOf,
  importLease,
  PurchaseImportRepository,
  type PurchaseImportRecord,
} from './purchase-import.repository.js';
import { PurchaseImportRunner } from './purchase-import.runner.js';

/** An import with whether the same file was brought before. */
export type PurchaseImportAnswer = PurchaseImportRecord & { repeated: boolean };

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

  /** What the own office brought of late. */
  async list({ actor }: Pick<Call<typeof contract.list>, 'actor'>) {
    return (await this.imports.last(actor.organizationId)).map((one) => ({ ...one, status: statusNow(one) }));
  }

  /** The same file is the same import, whoever brings it and how often; the same request again is no repetition of it. */
  async upload(call: Call<typeof contract.upload>): Promise<PurchaseImportAnswer> {
    const { actor, body, token } = call;
    const first = await this.imports.earlier(call);
    if (first) return { ...first, status: statusNow(first), repeated: false };
    const [fileId = ''] = body.file;
    const file = await this.kit.files.find(fileId);
    if (!file) throw invalid({ file: 'Please upload this file again' });
    const id = importIdOf(actor.organizationId, file.metadata.sha256);
    await this.kit.files.claim([fileId], 'file', 'csv', actor, { type: 'PurchaseOrderImport', id });
    const known = await this.imports.find(id);
    if (known) return this.again(known, call);
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
      authorIds: [actor.id],
      keepGood: false,
      created: 0,
      ...foundBy(checked),
    };
    const made = await this.imports.createOnce(record, event('uploaded', actor, file.filename), call);
    return { ...made, repeated: false };
  }

  async get({ actor, params }: Pick<Call<typeof contract.get>, 'actor' | 'params'>): Promise<PurchaseImportAnswer> {
    const found = await this.imports.findOrFail(params.id, rowsOf(actor));
    return { ...found, status: statusNow(found), repeated: false };
  }

  async checkAgain({
    actor,
    params,
    body,
    ifMatch,
    token,
  }: Call<typeof contract.check>): Promise<PurchaseImportAnswer> {
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const mapping = mappingByHand(known.headings, body.mapping);
    const matched = Object.values(mapping).filter(Boolean);
    if (new Set(matched).size < matched.length) throw importErrors.doubleMatch();
    return { ...(await this.checkedWith(known, mapping, actor, token, { ifMatch })), repeated: false };
  }

  async run(call: Call<typeof contract.run>): Promise<PurchaseImportAnswer> {
    const { actor, params } = call;
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const repeated = known.status === 'Done' && !(await this.imports.earlier(call, known._id));
    if (repeated) return { ...known, repeated };
    return { ...(await this.imports.once(call, () => this.runner.run(call, rowsOf(actor)), known._id)), repeated };
  }

  /** Deletes what the import made; nothing of it is left to delete a second time. */
  async undo(call: Call<typeof contract.undo>): Promise<PurchaseImportAnswer> {
    const { actor, params } = call;
    const known = await this.imports.findOrFail(params.id, rowsOf(actor));
    const repeated = known.status === 'Undone' && !(await this.imports.earlier(call, known._id));
    if (repeated) return { ...known, repeated };
    return { ...(await this.imports.once(call, () => this.runner.undo(call, rowsOf(actor)), known._id)), repeated };
  }

  /** What was not imported yet is checked again: sellers and days may have changed. */
  private async again(known: PurchaseImportRecord, call: Call<typeof contract.upload>): Promise<PurchaseImportAnswer> {
    const { actor, token } = call;
    const anew = async () =>
      isSettled(known) ? known : this.checkedWith(known, known.mapping, actor, token, { request: call });
    const now = await this.imports.once(call, anew, known._id);
    return { ...now, status: statusNow(now), repeated: true };
  }

  private async checkedWith(
    known: PurchaseImportRecord,
    mapping: PurchaseImportRecord['mapping'],
    actor: Actor,
    token: string | undefined,
    options: { ifMatch?: number; request?: Request },
  ) {
    const checked = await this.check.run(mapping, await this.check.file(known.fileId), actor, token);
    return this.imports.update(
      known._id,
      {},
      (now) => {
        if (isSettled(now)) throw refuse('ILLEGAL_MOVE');
        // What was deleted again is made anew.
        const round = (now.round ?? 0) + (now.status === 'Undone' ? 1 : 0);
        const authorIds = [...new Set([...authorsOf(now), actor.id])];
        return {
          set: { status: 'Checked', mapping, actor, authorIds, round, created: 0, ...foundBy(checked) },
          unset: ['undone'],
          secret: ['refused', 'actor'],
          event: event('checked', actor, known.fileName),
        };
      },
      options,
    );
  }
}

/** A run that was cut off can be begun again, and so can an undo: it makes, or deletes, only what is left. */
function statusNow({ status, lease }: Pick<PurchaseImportRecord, 'status' | 'lease'>) {
  if (!lease || stillLasts(lease.until, importLease, new Date())) return status;
  return status === 'Running' ? 'Checked' : status === 'Undoing' ? 'Done' : status;
}

const isSettled = (record: PurchaseImportRecord) => ['Done', 'Running', 'Undoing'].includes(statusNow(record));

const foundBy = ({ missing, rows, good, orders, refused }: CheckedOrders) => ({
  ...{ missing, rows, good, refused },
  orders: orders.length,
});

const event = (done: 'uploaded' | 'checked', by: Actor, label: string): NewEvent => ({
  subject: `procurement.purchase-order-import.${done}`,
  by,
  label,
  organizations: [by.organizationId],
});

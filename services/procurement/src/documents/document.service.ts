import { Injectable } from '@nestjs/common';
import {
  type Actor,
  documents as contract,
  type documentPlaces,
  documentStates,
  type RecordDocument,
  type StoredFile,
} from '@portal/contracts';
import { type Call, type Change, DomainError, Kit, newId, rowsFor, textFilter } from '@portal/service-kit';
import { approvedStays, notPending, notYours, ownDocument } from './document.errors.js';
import { documentEvent } from './document.events.js';
import { DocumentParties } from './document-parties.js';
import { DocumentRecords } from './document-records.js';
import { endsBetween } from './document-expiry.js';
import { LiveDocuments } from './live-documents.js';
import { DocumentRepository, sortable } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { documentView } from './document.view.js';

/** Documents of orders, assets, AMC contracts and organisations: kept, decided about, replaced (requirements: document management). */
@Injectable()
export class DocumentService {
  constructor(
    private readonly kit: Kit,
    private readonly documents: DocumentRepository,
    private readonly live: LiveDocuments,
    private readonly records: DocumentRecords,
    private readonly parties: DocumentParties,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { type, status, expiry, place, organizationId, purchaseOrderId, assetId, amcContractId } = query;
    const filters = {
      ...(type ? { type } : {}),
      ...(status ? { status } : {}),
      ...(purchaseOrderId ? { purchaseOrderId } : {}),
      ...(assetId ? { assetId } : {}),
      ...(amcContractId ? { amcContractId } : {}),
      ...(expiry ? { expiresOn: endsBetween(expiry) } : {}),
      ...(organizationId ? { organizations: organizationId } : {}),
    };
    const text = textFilter(query.q, ['name', 'recordName', 'description', 'uploadedBy']);
    const page = await this.live.list(
      [
        rowsFor(actor, 'view', 'Document'),
        filters,
        place ? hungOn[place] : {},
        query.waiting ? undecided(actor) : {},
        text,
      ],
      query,
      sortable,
      '-uploadedAt',
    );
    return { ...page, items: page.items.map((document) => documentView(document, actor)) };
  }

  async get({ actor, params }: Call<typeof contract.get>): Promise<RecordDocument> {
    return documentView(await this.documents.findOrFail(params.id, rowsFor(actor, 'view', 'Document')), actor);
  }

  async upload(call: Call<typeof contract.upload>): Promise<RecordDocument> {
    return documentView(await this.documents.once(call, () => this.make(call)), call.actor);
  }

  private async make(call: Call<typeof contract.upload>): Promise<DocumentRecord> {
    const { actor, body, token } = call;
    const { file: _, name, ...described } = body;
    const { recordName, organizations, orderId } = await this.records.partiesOf(actor, token, body);
    const id = newId();
    const stored = await this.withFile(call, id, (file) => {
      const fields = {
        _id: id,
        ...described,
        name: name ?? file.name,
        status: 'pending' as const,
        recordName,
        organizations,
        ...(orderId ? { orderId } : {}),
        ...(actor.role === 'Buyer' ? { officeId: actor.organizationId } : {}),
        ...broughtBy(actor),
        size: file.size,
        versions: [versionOf(actor, 1, file)],
      };
      return this.documents.createOnce(fields, documentEvent('uploaded', actor, fields), call);
    });
    if (orderId) await this.parties.learn(orderId);
    else if (body.purchaseOrderId) await this.parties.learnPurchase(body.purchaseOrderId);
    return stored;
  }

  async addVersion(call: Call<typeof contract.addVersion>): Promise<RecordDocument> {
    const { actor, params, body, ifMatch, key, bodyHash } = call;
    const rows = rowsFor(actor, 'view', 'Document');
    assertBrought(actor, await this.documents.findOrFail(params.id, rows));
    const adding =
      (file: StoredFile) =>
      (document: DocumentRecord): Change<DocumentRecord> => {
        assertBrought(actor, document);
        // The same request again: the file is a version already.
        if (hasFile(document, file)) return {};
        const versions = [versionOf(actor, (document.versions[0]?.number ?? 0) + 1, file), ...document.versions];
        const set = {
          status: 'pending' as const,
          ...broughtBy(actor),
          size: file.size,
          versions,
          ...(body.expiresOn ? { expiresOn: body.expiresOn } : {}),
        };
        return {
          set,
          unset: ['decidedBy', 'decidedAt', 'reason'],
          event: documentEvent('version-added', actor, { ...document, ...set }),
        };
      };
    const options = { ifMatch, request: { actor, key, bodyHash } };
    const after = await this.withFile(call, params.id, (file) =>
      this.documents.update(params.id, rows, adding(file), options),
    );
    return documentView(after, actor);
  }

  async decide({ actor, params, body, ifMatch }: Call<typeof contract.decide>): Promise<RecordDocument> {
    const after = await this.documents.update(
      params.id,
      rowsFor(actor, 'view', 'Document'),
      (document) => {
        if (document.uploadedById === actor.id || document.uploadedByOrganizationId === actor.organizationId)
          throw ownDocument();
        if (!documentStates[document.status].moves.some((move) => move.to === body.status && !('effect' in move)))
          throw notPending();
        const decision = {
          status: body.status,
          decidedBy: actor.name,
          decidedAt: new Date(),
          ...(body.reason ? { reason: body.reason } : {}),
        };
        // It stays with its version when a newer one comes.
        const ofOffice = actor.role === 'Buyer' ? { officeId: actor.organizationId } : {};
        const versions = document.versions.map((version, at) =>
          at === 0 ? { ...version, decision: { ...decision, ...ofOffice } } : version,
        );
        const set = { ...decision, versions };
        return { set, event: documentEvent(body.status, actor, { ...document, ...set }) };
      },
      { ifMatch },
    );
    return documentView(after, actor);
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const rows = rowsFor(actor, 'view', 'Document');
    const document = await this.documents.findOrFail(params.id, rows);
    assertBrought(actor, document);
    const decide = (current: DocumentRecord): Change<DocumentRecord> => {
      if (current.status === 'approved' && actor.role !== 'Super Admin') throw approvedStays();
      return { deleted: true, event: documentEvent('deleted', actor, current) };
    };
    await this.documents.update(params.id, rows, decide, { ifMatch });
    return { success: true as const };
  }

  /**
   * Binds the file of a form for a write. What no document names after it is let go of, and so swept: a refused one, or that of a form
   * which was sent again, since its file comes anew each time.
   */
  private async withFile(
    { actor, body }: { actor: Actor; body: { file: string[] } },
    id: string,
    write: (file: StoredFile) => Promise<DocumentRecord>,
  ): Promise<DocumentRecord> {
    const record = { type: 'Document', id };
    const [file] = await this.kit.files.claim(body.file, 'file', 'document', actor, record);
    if (!file) throw notYours();
    const letGo = async (document: DocumentRecord | null) => {
      if (!document || !hasFile(document, file)) await this.kit.files.release(record, [file.id]);
    };
    try {
      const stored = await write(file);
      await letGo(stored);
      return stored;
    } catch (error) {
      if (error instanceof DomainError) await letGo(await this.documents.find(id));
      throw error;
    }
  }
}

/** What others brought and nobody has decided about: that is what waits for the actor. */
export const undecided = ({ organizationId }: Pick<Actor, 'organizationId'>) => ({
  status: 'pending' as const,
  uploadedByOrganizationId: { $ne: organizationId },
});

const none = { $exists: false };

/** Documents by the kind of record they hang on. */
const hungOn = {
  order: { purchaseOrderId: { $exists: true } },
  asset: { assetId: { $exists: true } },
  amcContract: { amcContractId: { $exists: true } },
  organization: { purchaseOrderId: none, assetId: none, amcContractId: none },
} as const satisfies Record<(typeof documentPlaces)[number], object>;

const broughtBy = (actor: Actor) => ({
  uploadedAt: new Date(),
  uploadedBy: actor.name,
  uploadedById: actor.id,
  uploadedByOrganizationId: actor.organizationId,
});

const hasFile = ({ versions }: DocumentRecord, { id }: StoredFile) => versions.some(({ file }) => file.id === id);

const versionOf = (actor: Actor, number: number, file: DocumentRecord['versions'][number]['file']) => ({
  number,
  file,
  uploadedBy: actor.name,
  uploadedAt: new Date(),
});

/** Versions and deletions are for who brought it: its organisation, or a Super Admin. */
function assertBrought(actor: Actor, { uploadedByOrganizationId }: DocumentRecord) {
  if (actor.role !== 'Super Admin' && uploadedByOrganizationId !== actor.organizationId) throw notYours();
}

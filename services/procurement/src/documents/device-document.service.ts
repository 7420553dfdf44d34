import { Injectable } from '@nestjs/common';
import { deviceDocuments as contract, deviceDocumentTypes, devices, type DeviceDocument } from '@portal/contracts';
import { ask, type Call, Kit, refuse } from '@portal/service-kit';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';

/** What its holder may read of a device; a document that waits for a decision, or was rejected, is not among it. */
const readable = { status: 'approved' as const, type: { $in: [...deviceDocumentTypes] } };

/** Documents of a device, for who holds it now: the asset service says who that is. */
@Injectable()
export class DeviceDocumentService {
  constructor(
    private readonly kit: Kit,
    private readonly documents: DocumentRepository,
  ) {}

  async list({ token, params }: Call<typeof contract.list>) {
    await this.assertHeld(token, params.id);
    const found = await this.documents.findMany({ ...readable, assetId: params.id }, { sort: { uploadedAt: -1 } });
    return { items: found.flatMap(shown) };
  }

  /** May the asker read this file of this document? Earlier versions stay with the office. */
  async check(token: string | undefined, id: string, fileId: string) {
    const document = await this.documents.findOne({ ...readable, _id: id });
    if (!document?.assetId || document.versions[0]?.file.id !== fileId) throw refuse('NOT_FOUND');
    await this.assertHeld(token, document.assetId);
  }

  /** Refuses as if the device were not there. */
  private async assertHeld(token: string | undefined, id: string) {
    await ask(this.kit.bus, devices.get, token, { params: { id } });
  }
}

function shown({ _id, name, type, description, expiresOn, uploadedAt, versions }: DocumentRecord): DeviceDocument[] {
  const file = versions[0]?.file;
  if (!file) return [];
  const kind = deviceDocumentTypes.find((one) => one === type);
  if (!kind) return [];
  return [{ id: _id, name, type: kind, description, expiresOn, uploadedAt: uploadedAt.toISOString(), file }];
}

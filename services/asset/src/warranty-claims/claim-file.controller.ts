import { Controller } from '@nestjs/common';
import { type Actor, assetFiles } from '@portal/contracts';
import { type Call, Handles, Kit, refuse, rowsFor } from '@portal/service-kit';
import { WarrantyClaimRepository } from './warranty-claim.repository.js';

@Controller()
export class ClaimFileController {
  constructor(
    private readonly kit: Kit,
    private readonly claims: WarrantyClaimRepository,
  ) {}

  @Handles(assetFiles.download)
  async download({ actor, params }: Call<typeof assetFiles.download>) {
    return this.kit.files.download(await this.seen(actor, params.id));
  }

  @Handles(assetFiles.scan)
  async scan({ actor, params }: Call<typeof assetFiles.scan>) {
    return this.kit.files.scan(await this.seen(actor, params.id));
  }

  /** A file is read with the permission of its claim; until it has one, only by who brought it. */
  private async seen(actor: Actor, id: string) {
    const file = await this.kit.files.find(id);
    if (!file) throw refuse('NOT_FOUND');
    const { record, uploader } = file.metadata;
    if (record) await this.claims.findOrFail(record.id, rowsFor(actor, 'view', 'WarrantyClaim'));
    else if (uploader !== actor.id) throw refuse('NOT_FOUND');
    return file;
  }
}

import { Injectable } from '@nestjs/common';
import type { assets } from '@portal/contracts';
import { type Call, Typesetter } from '@portal/service-kit';
import { assetErrors } from '../assets/asset.errors.js';
import { AssetService } from '../assets/asset.service.js';
import { LifecycleService } from '../lifecycle/lifecycle.service.js';
import { disposalPaperOf } from './disposal.paper.js';

const template = new URL('../../templates/disposal-dossier.typ', import.meta.url);

/** The disposal of an asset as a document to sign and file. */
@Injectable()
export class DisposalDossier extends Typesetter {
  constructor(
    private readonly assets: AssetService,
    private readonly life: LifecycleService,
  ) {
    super();
  }

  async download({ actor, params, language }: Call<typeof assets.disposalDossier>) {
    const asset = await this.assets.seen(actor, params.id);
    if (asset.disposal.status === 'None') throw assetErrors.noDossier();
    const paper = await disposalPaperOf(asset, await this.life.costsOf(asset), language);
    return this.document(`disposal-${asset.assetUid}.pdf`, template, paper);
  }
}

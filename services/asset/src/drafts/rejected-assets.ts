import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { AssetRepository } from '../assets/asset.repository.js';
import { AssetService } from '../assets/asset.service.js';

/** Assets of units that the inspection rejected: they leave the register, and their place at the order is free for what replaces them. */
@Injectable()
export class RejectedAssets {
  constructor(
    private readonly assets: AssetRepository,
    private readonly service: AssetService,
  ) {}

  /** The asset of a draft, where there is one that is not disposed of; again changes nothing. */
  async remove(id: string, by: PortalEvent['by']) {
    const asset = await this.assets.find(id);
    if (asset && asset.status !== 'Disposed') await this.service.takeOut(id, by);
  }
}

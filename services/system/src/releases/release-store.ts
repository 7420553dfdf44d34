import { Injectable } from '@nestjs/common';
import { openStore, Releases } from '@portal/releases';
import { systemConfig } from '../config.js';

/** The store of the areas' releases, the same that the edge reads and the tool of the releases writes. */
@Injectable()
export class ReleaseStore extends Releases {
  constructor() {
    const config = systemConfig();
    super(openStore(config.RELEASES, config));
  }
}

import { Injectable } from '@nestjs/common';
import type { ImportUndone } from '@portal/contracts';
import { rowsFor } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { AssetService } from '../assets/asset.service.js';
import type { ImportRecord } from './import-record.js';
import { assetIdsOf } from './row-check.js';

const partSize = 500;
const changed = 'This asset was changed after the import';
/** Assets that are named one by one as kept. */
const mostNamed = 1_000;

type Touched = Pick<AssetRecord, 'endUserId' | 'version' | 'followed' | 'disposal'>;

/** Why an asset that was imported stays, if it stays. */
function reasonToStay({ endUserId, version, followed = 0, disposal }: Touched) {
  if (endUserId) return 'This asset was assigned';
  if (disposal.status !== 'None') return 'A disposal was asked for';
  // Whatever was done with it since has raised its version; so has what became of its order, which nobody did to it.
  return version - followed > 1 ? changed : undefined;
}

/** Takes out of the register what an import brought, as far as nobody has touched it since. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly assets: AssetRepository,
    private readonly service: AssetService,
  ) {}

  /** Again it goes on where it was cut off; `alive` is called between parts and throws when it shall end. */
  async takeOut(about: ImportRecord, alive: () => Promise<void>): Promise<ImportUndone> {
    const undone: ImportUndone = { taken: 0, kept: 0, rows: [] };
    const idOf = assetIdsOf(about);
    for (let row = 1; row <= about.rows; row += partSize) {
      const ids = Array.from({ length: Math.min(partSize, about.rows - row + 1) }, (_, at) => idOf(row + at));
      const made = await this.assets.findMany(
        { _id: { $in: ids } },
        { fields: ['serialNumber', 'endUserId', 'version', 'followed', 'disposal', 'deletedAt'] },
      );
      const byId = new Map(made.map((asset) => [asset._id, asset]));
      const gone = await this.gone(made, about);
      for (const id of ids) {
        const asset = byId.get(id);
        if (!asset) continue;
        // Where nothing stood in its way, somebody was faster.
        const reason = gone.has(id) ? undefined : (reasonToStay(asset) ?? changed);
        if (!reason) undone.taken++;
        if (reason && ++undone.kept <= mostNamed) undone.rows.push({ serialNumber: asset.serialNumber, reason });
      }
      await alive();
    }
    return undone;
  }

  /** Those of the assets that are out of the register now. */
  private async gone(made: (Touched & { _id: string; deletedAt?: Date })[], { actor, fileName }: ImportRecord) {
    const before = made.filter(({ deletedAt }) => deletedAt).map(({ _id }) => _id);
    const todo = made.filter((asset) => !asset.deletedAt && !reasonToStay(asset)).map(({ _id }) => _id);
    const rows = rowsFor(actor, 'edit', 'Asset');
    const now =
      todo.length > 0
        ? await this.service.takeOutAll(todo, actor, rows, (asset) => !reasonToStay(asset), fileName)
        : [];
    return new Set([...before, ...now]);
  }
}

import { z } from 'zod';
import { ListQuery } from '../kernel/list.js';
import { Asset } from './asset.js';

/** An asset that was taken out of the register: what it was, and who took it out when; value and holder are not among it. */
export const DeletedAsset = Asset.pick({
  id: true,
  version: true,
  assetUid: true,
  name: true,
  category: true,
  serialNumber: true,
  gemContractNumber: true,
  manufacturer: true,
  department: true,
  buyerName: true,
  status: true,
}).extend({
  deletedAt: z.string().meta({ label: 'Deleted on', unit: 'instant' }),
  /** Missing in what was deleted before this was kept. */
  deletedBy: z.string().optional().meta({ label: 'Deleted by' }),
  /** The file of the import that was undone, where that took it out. */
  undoneImport: z.string().optional().meta({ label: 'Import that was undone' }),
});
export type DeletedAsset = z.output<typeof DeletedAsset>;

/** A question for deleted assets: by words, in any order that the list has. */
export const DeletedAssetQuery = ListQuery;

import type { CampaignScope } from '@portal/contracts';
import type { Filter } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { havingWords } from '../assets/asset-words.js';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The whole of a text, whatever its case. */
export const sameText = (text: string) => new RegExp(`^${escaped(text)}$`, 'i');

/** The assets of an office that are in its register now. */
export const registerOf = (organizationId: string): Filter<AssetRecord> => ({
  buyerOrganizationId: organizationId,
  deletedAt: { $eq: null },
});

/** The assets that a campaign of this scope expects: those in use, as what was disposed of is not there any more. */
export const expectedBy = (
  organizationId: string,
  { category, location, holderDepartment }: Partial<CampaignScope>,
): Filter<AssetRecord> => ({
  $and: [
    registerOf(organizationId),
    { status: { $ne: 'Disposed' } },
    ...(category ? [{ category }] : []),
    ...havingWords(location, ['place:']),
    ...(holderDepartment ? [{ 'endUser.department': sameText(holderDepartment) }] : []),
  ],
});

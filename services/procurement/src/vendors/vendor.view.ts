import type { ReplyOf, users } from '@portal/contracts';
import type { Rated } from '../ratings/rating.repository.js';
import { performanceOf } from '../reports/performance.js';
import type { Sums } from '../reports/sums.js';
import type { VendorEntry } from './vendor-entry.schema.js';

/** All that is known of one vendor, from where it is known. */
export interface AboutVendor {
  id: string;
  name: string;
  seller: ReplyOf<typeof users.sellers>['items'][number] | undefined;
  entry: VendorEntry | undefined;
  sums: Sums;
  rated: Rated | undefined;
  isIdentityAway: boolean;
}

function statusOf({ seller, entry, isIdentityAway }: AboutVendor): 'Active' | 'Inactive' | 'Invited' | null {
  if (entry && !entry.sellerOrganizationId) return entry.status === 'Inactive' ? 'Inactive' : 'Invited';
  if (isIdentityAway) return null;
  return seller && entry?.status !== 'Inactive' ? 'Active' : 'Inactive';
}

/** What the office keeps about a vendor comes before what the seller says of itself, save its name and address. */
export function vendorView(about: AboutVendor) {
  const { id, name, seller, entry, sums } = about;
  const email = seller?.email ?? entry?.email;
  const contactPerson = entry?.contactPerson ?? seller?.contact?.officerName;
  const phone = entry?.phone ?? seller?.contact?.contactNumber;
  return {
    ...{ id, name },
    ...(entry ? { version: entry.version } : {}),
    ...(email ? { email } : {}),
    ...(contactPerson ? { contactPerson } : {}),
    ...(phone ? { phone } : {}),
    ...(entry?.address ? { address: entry.address } : {}),
    ...{ status: statusOf(about), performance: performanceOf(sums) },
    ...(about.rated ?? { rating: null, ratings: 0 }),
  };
}

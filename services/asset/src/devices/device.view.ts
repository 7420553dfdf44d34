import { type Device, deviceStatuses } from '@portal/contracts';
import { pausedUntil } from '@portal/service-kit';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { deliveryView, returnView } from '../assets/asset.view.js';
import type { AmcRecord, WarrantyRecord } from '../cover/cover.schema.js';
import { daysUntil } from '../days.js';
import { checklistFor } from './checklist.js';

type Shown = z.output<typeof Device>;

const remaining = (day: string) => Math.max(0, daysUntil(day));

function statusOf({ status, device }: AssetRecord): (typeof deviceStatuses)[number] {
  if (status === 'Under Repair') return 'Under Maintenance';
  return device?.acknowledgmentStatus === 'Completed' ? 'In Use' : 'Allocated';
}

const warrantyInfo = (warranty: WarrantyRecord): Shown['warrantyInfo'] => ({
  number: warranty.warrantyNumber,
  provider: warranty.sellerName,
  type: warranty.warrantyType,
  startDate: warranty.warrantyStartDate,
  endDate: warranty.warrantyEndDate,
  remainingDays: remaining(warranty.warrantyEndDate),
  contactNumber: warranty.contactPhone,
  contactEmail: warranty.contactEmail,
});

const amcInfo = (contract: AmcRecord): Shown['amcInfo'] => ({
  number: contract.contractNumber,
  provider: contract.provider,
  type: contract.serviceType,
  startDate: contract.startDate,
  endDate: contract.endDate,
  remainingDays: remaining(contract.endDate),
  contactNumber: contract.contactPhone,
  contactEmail: contract.contactEmail,
});

/** An asset as its holder sees it, with what covers it. */
export function deviceView(asset: AssetRecord, warranty?: WarrantyRecord, amc?: AmcRecord): Shown {
  const again = pausedUntil(asset.deviceOtp);
  const answers = new Map(asset.device?.answers.map((answer) => [answer.id, answer]));
  return {
    id: asset._id,
    version: asset.version,
    deviceId: asset.assetUid,
    deviceName: asset.name,
    deviceType: asset.category,
    serialNumber: asset.serialNumber,
    brand: asset.brand,
    model: asset.model,
    manufacturer: asset.manufacturer,
    location: asset.location,
    department: asset.department,
    allocationDate: (asset.allocationDate ?? asset.updatedAt).toISOString(),
    status: statusOf(asset),
    acknowledgmentStatus: asset.device?.acknowledgmentStatus ?? 'Pending',
    verificationStatus: asset.device?.verificationStatus ?? 'Pending',
    otpStatus: asset.device?.otpStatus ?? 'Pending',
    ...(asset.deviceOtp?.hash ? { otpAttemptsLeft: asset.deviceOtp.attemptsLeft } : {}),
    ...(again ? { otpAgainAt: again.toISOString() } : {}),
    returnRequest: returnView(asset),
    deliveryRecord: deliveryView(asset),
    checklist: checklistFor(asset.category).map((question) => ({
      ...question,
      status: answers.get(question.id)?.status ?? 'Pending',
      notes: answers.get(question.id)?.notes,
    })),
    ...(warranty ? { warrantyInfo: warrantyInfo(warranty) } : registeredEnd(asset)),
    ...(amc ? { amcInfo: amcInfo(amc) } : {}),
  };
}

// No warranty was registered: the end that was given with the asset is all that is known.
const registeredEnd = ({ warrantyExpiry, sellerName }: AssetRecord) =>
  warrantyExpiry
    ? {
        warrantyInfo: {
          provider: sellerName,
          type: 'Standard',
          endDate: warrantyExpiry,
          remainingDays: remaining(warrantyExpiry),
        },
      }
    : {};

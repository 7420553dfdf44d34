import { z } from 'zod';
import { FileIds, StoredFile } from '../kernel/file.js';
import { operation } from '../kernel/operation.js';
import { ById, oneOf, optional, paragraph, required } from '../kernel/text.js';
import { DeviceDelivery, DeviceReturn } from './asset.js';
import { OtpSent } from '../procurement/delivery-proof.js';
import { checklistAnswers, checkStatuses, deviceStatuses } from '../states/asset.js';

export const checklistCategories = ['Hardware', 'Software', 'Accessories', 'Documentation'] as const;

/** One question of the verification; `item` is a text key. */
export const ChecklistItem = z.object({
  id: z.string(),
  item: z.string(),
  category: z.enum(checklistCategories),
  /** The device is verified only if it passes. */
  essential: z.boolean(),
  status: z.enum(checklistAnswers),
  notes: z.string().optional(),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

const Contact = z.object({
  number: z.string().optional(),
  provider: z.string(),
  type: z.string(),
  startDate: z.string().optional(),
  endDate: z.string(),
  remainingDays: z.int(),
  contactNumber: z.string().optional(),
  contactEmail: z.string().optional(),
});

/** So many photos a verification has at most. */
export const mostVerificationPhotos = 5;

/** One verification as it was: who answered what, and what came of it. */
export const VerificationAttempt = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  result: z.enum(['Completed', 'Failed']),
  passed: z.int(),
  /** Items that apply. */
  counting: z.int(),
  failed: z.array(ChecklistItem.pick({ id: true, item: true, essential: true, notes: true })),
  /** What the holder photographed. */
  photos: z.array(StoredFile),
});
export type VerificationAttempt = z.output<typeof VerificationAttempt>;

/** An asset as its holder sees it. */
export const Device = z.object({
  id: z.string(),
  version: z.int(),
  deviceId: z.string(),
  deviceName: z.string(),
  deviceType: z.string(),
  serialNumber: z.string(),
  brand: z.string().optional(),
  model: z.string().optional(),
  manufacturer: z.string(),
  location: z.string().optional(),
  department: z.string(),
  allocationDate: z.string(),
  status: z.enum(deviceStatuses),
  acknowledgmentStatus: z.enum(checkStatuses),
  verificationStatus: z.enum(checkStatuses),
  otpStatus: z.enum(['Pending', 'Verified', 'Failed']),
  /** Of the one-time password that is under way. */
  otpAttemptsLeft: z.int().optional(),
  /** While another one cannot be asked for yet: from when on it can. */
  otpAgainAt: z.string().optional(),
  returnRequest: DeviceReturn.optional(),
  deliveryRecord: DeviceDelivery.optional(),
  checklist: z.array(ChecklistItem),
  warrantyInfo: Contact.optional(),
  amcInfo: Contact.optional(),
});
export type Device = z.output<typeof Device>;

const own = { any: ['devices:view'], only: ['End User'] } as const;

export const devices = {
  list: operation({
    subject: 'asset.device.list',
    method: 'GET',
    path: '/enduser/devices',
    summary: 'Devices that are assigned to the user',
    needs: own,
    reply: z.object({ items: z.array(Device) }),
  }),
  get: operation({
    subject: 'asset.device.get',
    method: 'GET',
    path: '/devices/{id}',
    summary: 'One own device',
    needs: own,
    params: ById,
    reply: Device,
  }),
  acknowledge: operation({
    subject: 'asset.device.acknowledge',
    method: 'POST',
    path: '/devices/{id}/acknowledge',
    summary: 'Acknowledge that the device was received',
    needs: { any: ['devices:acknowledge'], only: ['End User'] },
    params: ById,
    reply: Device,
  }),
  sendOtp: operation({
    subject: 'asset.device.send-otp',
    method: 'POST',
    path: '/devices/{id}/otp',
    summary: 'Send a one-time password to the holder; it lives 10 minutes and 3 attempts',
    needs: { any: ['devices:verify'], only: ['End User'] },
    params: ById,
    reply: OtpSent,
    status: 201,
  }),
  checkOtp: operation({
    subject: 'asset.device.check-otp',
    method: 'POST',
    path: '/devices/{id}/otp/verification',
    summary: 'Enter the one-time password',
    needs: { any: ['devices:verify'], only: ['End User'] },
    params: ById,
    body: z.object({ otp: required('Please enter OTP', 20) }),
    reply: Device,
  }),
  verify: operation({
    subject: 'asset.device.verify',
    method: 'POST',
    path: '/devices/{id}/verification',
    summary:
      'Answer the checklist; completed when 80 % of what applies and every essential item passed. Every attempt is kept, the next one takes another OTP',
    needs: { any: ['checklist:complete'], only: ['End User'] },
    params: ById,
    body: z.object({
      items: z
        .array(
          z.object({
            id: z.string().max(50),
            status: oneOf(['Passed', 'Failed', 'Not Applicable'], 'Please answer every item'),
            notes: optional(500),
          }),
        )
        .max(50),
      photos: FileIds.max(mostVerificationPhotos, 'At most 5 photos are allowed').default([]),
    }),
    reply: Device,
    status: 201,
  }),
  history: operation({
    subject: 'asset.device.history',
    method: 'GET',
    path: '/devices/{id}/verifications',
    summary: 'Every verification of a device, newest first; its holder sees their own',
    needs: { any: ['devices:view', 'assets:view'], only: ['Super Admin', 'Buyer', 'End User'] },
    params: ById,
    reply: z.object({ items: z.array(VerificationAttempt) }),
  }),
  setRepairStatus: operation({
    subject: 'asset.device.set-repair-status',
    method: 'PUT',
    path: '/devices/{id}/repair-status',
    summary: 'Say that the own device is in repair, or back from it; its office is told',
    needs: { any: ['devices:acknowledge'], only: ['End User'] },
    params: ById,
    body: z.object({ status: oneOf(['Active', 'Under Repair'], 'Please choose a status') }),
    reply: Device,
  }),
  askReturn: operation({
    subject: 'asset.device.ask-return',
    method: 'POST',
    path: '/devices/{id}/return',
    summary: 'Ask the office to take the device back; it does so by the assignment',
    needs: { any: ['devices:acknowledge'], only: ['End User'] },
    params: ById,
    body: z.object({ reason: paragraph('Please give a reason') }),
    reply: Device,
    status: 201,
  }),
};

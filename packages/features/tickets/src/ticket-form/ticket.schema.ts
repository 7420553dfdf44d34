import { NewTicket, optional, required } from '@portal/contracts';
import { z } from 'zod';

/** An end user's ticket is about one of the own devices. */
export const DeviceTicket = NewTicket.and(
  z.object({ deviceId: z.string({ error: 'Please select a device' }).min(1, 'Please select a device') }),
);

/** A ticket about an asset, which a buyer has to name: an Asset UID that is given must be the one that was found. */
export const ticketAbout = (knownUid: string | undefined, needsAsset: boolean) =>
  NewTicket.and(
    z
      .object({ assetUid: needsAsset ? required('Please enter the Asset UID', 20) : optional(20) })
      .refine(({ assetUid }) => !assetUid || assetUid === knownUid, {
        path: ['assetUid'],
        error: 'Please enter a valid Asset UID',
      }),
  );

import { z } from 'zod';
import { operation } from '../kernel/operation.js';

/** Days in which goods are inspected where nobody set another number (GeM's rule). */
export const inspectionDays = 10;

const range = 'Please enter a number of days between 1 and 60';

/** In how many days goods are inspected before they count as accepted. */
export const NewInspectionTime = z.object({
  days: z.int(range).min(1, range).max(60, range).meta({ label: 'Days of an inspection' }),
});

/** The time as it is set; its version is that of the first change while nobody made one. */
export const InspectionTime = NewInspectionTime.extend({ version: z.int() });

/** The time of inspections, which the Super Admin keeps. A change holds for receipts that are opened afterwards. */
export const inspectionTime = {
  get: operation({
    subject: 'procurement.inspection-time.get',
    method: 'GET',
    path: '/settings/inspection-time',
    summary: 'In how many days goods are inspected before they count as accepted',
    needs: { any: ['settings:view'], only: ['Super Admin'] },
    reply: InspectionTime,
  }),
  set: operation({
    subject: 'procurement.inspection-time.set',
    method: 'PUT',
    path: '/settings/inspection-time',
    summary: 'Sets the days of an inspection, for receipts that are opened afterwards',
    needs: { any: ['settings:configure'], only: ['Super Admin'] },
    body: NewInspectionTime,
    reply: InspectionTime,
  }),
};

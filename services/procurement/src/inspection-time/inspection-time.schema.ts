import { recordSchema, type Stored } from '@portal/service-kit';

/** The one record of the time of inspections, once somebody set it. */
export interface InspectionTimeRecord extends Stored {
  days: number;
}

export const inspectionTimeSchema = recordSchema('inspectionTime', { days: { type: Number, required: true } });

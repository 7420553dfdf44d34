import type { NewExpiryNotices } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import type { z } from 'zod';

/** How an office is told of what ends, once one of its buyers said so; the id is that of the office. */
export type ExpiryNoticesRecord = Stored & z.output<typeof NewExpiryNotices>;

export const expiryNoticesSchema = recordSchema('expiryNotices', { people: [String], mail: Boolean });

import type { NewSupportContacts } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import type { z } from 'zod';

/** The id of the contacts of the whole portal; no organisation has it. */
export const portalContacts = 'portal';

/** The contacts of an office, or of the portal, once somebody set them; the id says whose they are. */
export type SupportContactsRecord = Stored & Partial<z.output<typeof NewSupportContacts>>;

export const supportContactsSchema = recordSchema('supportContacts', { phone: String, email: String, hours: String });

import type { documents, ReplyOf } from '@portal/contracts';

/** A document as the API answers it. */
export type ShownDocument = ReplyOf<typeof documents.get>;

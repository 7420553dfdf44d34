import type { applicants, ReplyOf } from '@portal/contracts';

/** The applications that were opened, and the pass for what follows. */
export type Opened = ReplyOf<typeof applicants.status>;
export type OnOpened = (opened: Opened) => Promise<void>;

import type { AssetDraft } from '@portal/contracts';

/** Drafts that something is to be done with; none, and the dialog is closed. */
export interface DraftDialogProps {
  drafts: AssetDraft[];
  /** All of them went. */
  onDone?: () => void;
  onClose: () => void;
}

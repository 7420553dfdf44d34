import type { Tutorial } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A tutorial as stored. */
export interface TutorialRecord extends Stored, Pick<Tutorial, 'category' | 'status' | 'texts'> {}

export const tutorialSchema = recordSchema('tutorials', {
  category: { type: String, required: true },
  status: { type: String, required: true },
  texts: [Object],
}).index({ updatedAt: -1 });

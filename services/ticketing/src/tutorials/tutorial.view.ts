import { textFor, type Tutorial } from '@portal/contracts';
import type { TutorialRecord } from './tutorial.schema.js';

const tracked = ({ _id, version, createdAt, updatedAt }: TutorialRecord) => ({
  ...{ id: _id, version },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A tutorial as the contract shows it. */
export const tutorialView = (record: TutorialRecord): Tutorial => ({
  ...tracked(record),
  category: record.category,
  status: record.status,
  texts: record.texts,
});

/** Its row in a list that is read in a language. */
export function tutorialRow(record: TutorialRecord, language: string) {
  const text = textFor(record.texts, language);
  return {
    ...tracked(record),
    category: record.category,
    status: record.status,
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    steps: text?.steps.length ?? 0,
    languages: record.texts.map((one) => one.language),
  };
}

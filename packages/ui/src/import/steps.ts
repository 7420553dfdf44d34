/** The steps of an import, in order. */
export const stepKeys = ['upload', 'match', 'check', 'done'] as const;
export type StepKey = (typeof stepKeys)[number];

export const stepTitles: Record<StepKey, string> = {
  upload: 'Upload',
  match: 'Match headings',
  check: 'Check',
  done: 'Done',
};

import type { Conflict } from '@portal/contracts';
import { formatMoment, type useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** Who was faster, with what, and when. */
export function conflictWords(t: T, { status, by, at }: Conflict) {
  const told = { status: t(status), moment: formatMoment(at) };
  return by ? t('{{status}} by {{name}} on {{moment}}', { ...told, name: by }) : t('{{status}} on {{moment}}', told);
}

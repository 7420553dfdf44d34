import type { MappingDifference } from '@portal/contracts';
import { useT } from '@portal/ui';

/** What the portal found different between an order and the office that asks for it. */
export function useDifferences() {
  const t = useT();
  const words: Record<MappingDifference, string> = {
    department: t('The order names another department.'),
    officer: t('The officer of the order has no account in this office.'),
    'taken off': t('A Super Admin took the order off this office before; only a Super Admin can give it back.'),
  };
  return (differs: MappingDifference[]) => differs.map((one) => words[one]);
}

import { unknownSort, vendorSorts } from '@portal/contracts';
import { invalid } from '@portal/service-kit';

type Sort = (typeof vendorSorts)[number];
interface Row {
  id: string;
  name: string;
  performance: Record<Exclude<Sort, 'name'>, number | null>;
}

/** By the first name of a list's `sort`; rows without the figure come last, the id settles what is equal. */
export function orderedBy(sort = '-totalValue') {
  const down = sort.startsWith('-');
  const name = vendorSorts.find((one) => one === sort.slice(down ? 1 : 0));
  if (!name) throw invalid({ sort: unknownSort });
  return (a: Row, b: Row) => {
    if (name === 'name') return (down ? -1 : 1) * a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
    const [left, right] = [a.performance[name], b.performance[name]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (down ? right - left : left - right) || a.id.localeCompare(b.id);
  };
}

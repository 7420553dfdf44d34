import type { Registration } from '@portal/contracts';

/** The organisation that a registration names; an end user's own name is not that of the office. */
export const organizationNamed = ({ kind, name, form }: Pick<Registration, 'kind' | 'name' | 'form'>) => {
  const office = form['departmentOfficeName'];
  return kind === 'enduser' && typeof office === 'string' ? office : name;
};

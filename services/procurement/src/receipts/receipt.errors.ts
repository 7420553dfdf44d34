import { invalid } from '@portal/service-kit';

export const otherLines = () => invalid({ lines: 'Please inspect every item of the receipt once' });
export const otherSum = (index: number) =>
  invalid({ [`lines.${index}.accepted`]: 'Accepted and rejected units must be together what was delivered' });

import { DomainError, invalid } from '@portal/service-kit';

export const otherLines = () => invalid({ lines: 'Please inspect every item of the receipt once' });
export const otherSum = (index: number) =>
  invalid({ [`lines.${index}.accepted`]: 'Accepted and rejected units must be together what was delivered' });
export const otherUnits = (index: number) =>
  invalid({ [`lines.${index}.rejectedSerials`]: 'Please choose the units that are rejected, each once' });
export const deductedTooMuch = ({ path, message }: { path: readonly (string | number)[]; message: string }) =>
  invalid({ [path.join('.')]: message });
export const namedTwice = () => invalid({ lines: 'Please name every item once' });
export const tooManyReplaced = (index: number) =>
  invalid({ [`lines.${index}.units`]: 'At most the rejected units can be replaced' });
export const sellerHasTime = () =>
  new DomainError(
    'RECEIPT_SELLER_HAS_TIME',
    409,
    'The seller still has time to replace what was rejected. Your office can close the receipt after that day.',
  );

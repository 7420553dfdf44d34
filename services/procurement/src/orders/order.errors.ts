import { type OrderStatus, type PurchaseOrderStatus, stepRefusals } from '@portal/contracts';
import { DomainError, refuse } from '@portal/service-kit';

const notUnique = 'GeM Contract Number must be unique';
export const contractTaken = () =>
  new DomainError('ORDER_CONTRACT_TAKEN', 409, notUnique, { fields: { gemContractNumber: notUnique } });
export const alreadyMapped = () =>
  new DomainError(
    'ORDER_ALREADY_MAPPED',
    409,
    'This GeM contract is already mapped to a buyer. Please use a different contract number.',
  );
export const contractNotFound = () => new DomainError('NOT_FOUND', 404, 'No approved seller order found');
export const moveNotPossible = (status: OrderStatus | PurchaseOrderStatus) =>
  refuse('ILLEGAL_MOVE', { message: stepRefusals[status] });
export const notOfYourOffice = () =>
  new DomainError('ORDER_NOT_YOURS', 409, 'Only the office that the order is mapped to names who looks after it');
export const notForYou = () => refuse('FORBIDDEN');
export const ownOrder = () => new DomainError('ORDER_OWN', 403, 'Nobody approves what they created');

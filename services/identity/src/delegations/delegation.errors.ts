import { DomainError, invalid } from '@portal/service-kit';

export const nothingToHandOver = () =>
  new DomainError('NO_AUTHORITY', 403, 'Only who may approve orders themselves can hand their approvals over');
export const notOfTheOffice = () => invalid({ toId: 'Please choose a buyer of your office' });
export const toOneself = () => invalid({ toId: 'Please choose somebody else' });
export const overAlready = () =>
  new DomainError('DELEGATION_OVER', 409, 'These approvals are not handed over any more');

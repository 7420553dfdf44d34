import { DomainError, invalid } from '@portal/service-kit';

export const ownRequisition = () => new DomainError('REQUISITION_OWN', 403, 'Nobody decides about what they raised');
export const ofAnotherOffice = () => invalid({ buyerId: 'The requisition is of another office' });

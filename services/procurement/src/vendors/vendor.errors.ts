import { invalid } from '@portal/service-kit';

export const alreadyKept = () => invalid({ email: 'This seller is among the vendors of your office already' });
export const tooManyInvited = () =>
  invalid({ email: 'Too many invited sellers have not registered yet. Please wait for their answers.' });
export const ownName = () => invalid({ name: 'A registered seller names itself' });
export const ownEmail = () =>
  invalid({ email: 'The e-mail of a vendor cannot be changed. Please add another vendor.' });
export const outOfUse = (field: 'sellerOrganizationId' | 'sellerIds' | 'quoteId') =>
  invalid({ [field]: 'This seller is inactive for your office' });

import { shownStatus, type User } from '@portal/contracts';

const words = { active: 'Active', suspended: 'Suspended', pending: 'Pending', rejected: 'Rejected', fault: 'Unknown' };

/** The status of an account as the portal writes statuses; one that nobody knows is shown as a fault. */
export const statusOf = ({ status }: Pick<User, 'status'>) =>
  status === 'deleted' ? 'Deleted' : words[shownStatus(status)];

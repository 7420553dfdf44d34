/** What a stored code means, where it is not a word itself. */
const valueLabels = {
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Deleted',
  waiting: 'Waiting',
  created: 'Created',
  refused: 'Refused',
  identity: 'Accounts',
  registration: 'Registrations',
  buyer: 'Buyer',
  seller: 'Seller',
  oem: 'OEM',
  enduser: 'End User',
  operator: 'Portal operator',
  'support-agent': 'Support Agent',
  en: 'English',
  hi: 'Hindi',
  ur: 'Urdu',
  password: 'Password',
  code: 'Second step',
  purchase: 'Purchase',
  deployment: 'Deployment',
  maintenance: 'Maintenance',
  repair: 'Repair',
  transfer: 'Transfer',
  retirement: 'Retirement',
  disposal: 'Disposal',
} as const;

const labels = new Map<string, string>(Object.entries(valueLabels));

/** A stored code in words, where it is none itself. */
export const valueLabelOf = (value: string) => labels.get(value) ?? value;

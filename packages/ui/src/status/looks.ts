import {
  amcStates,
  escalationStates,
  invoiceStates,
  orderStates,
  purchaseOrderStates,
  quoteStates,
  assetDraftStates,
  campaignStates,
  deviceClaimStates,
  dispatchStates,
  receiptStates,
  requisitionStates,
  rfqStates,
  serviceStates,
  warrantyClaimStates,
  warrantyStates,
  type StatusIcon,
} from '@portal/contracts';
import {
  Archive,
  Ban,
  BadgeCheck,
  Calendar,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Check,
  ChevronDown,
  ChevronsUp,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  CircleX,
  Equal,
  Factory,
  Handshake,
  Hourglass,
  Inbox,
  Loader,
  Lock,
  Minus,
  OctagonAlert,
  Package,
  PackageCheck,
  PackageOpen,
  PencilLine,
  RefreshCw,
  Send,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Truck,
  Unplug,
  Wrench,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from '../theme/colors.js';

/** `rest` is not filled: quiet when normal. `plain` has no tone at all. */
export type Look = readonly [tone: Tone | 'rest' | 'plain', icon: LucideIcon];
export type StatusKind =
  | 'order'
  | 'delivery'
  | 'asset'
  | 'device'
  | 'ticket'
  | 'escalation'
  | 'priority'
  | 'user'
  | 'warranty'
  | 'service'
  | 'document'
  | 'invoice'
  | 'rfq'
  | 'delegation'
  | 'quote'
  | 'receipt'
  | 'dispatch'
  | 'assetDraft'
  | 'deviceClaim'
  | 'campaign'
  | 'warrantyClaim'
  | 'tutorial'
  | 'endpoint'
  | 'task'
  | 'check';

const rest: Look = ['rest', CircleCheck];
const waiting: Look = ['waiting', Hourglass];
const bad: Look = ['bad', CircleX];
const cancelled: Look = ['ended', Ban];
const closed: Look = ['ended', Archive];
const passed: Look = ['good', Check];

const icons: Record<StatusIcon, LucideIcon> = {
  hourglass: Hourglass,
  inbox: Inbox,
  loader: Loader,
  archive: Archive,
  badge: BadgeCheck,
  cross: CircleX,
  factory: Factory,
  tick: CircleCheck,
  pencil: PencilLine,
  send: Send,
  handshake: Handshake,
  package: PackageCheck,
  truck: Truck,
  box: PackageOpen,
  ban: Ban,
  shield: ShieldCheck,
  shieldOff: ShieldOff,
  again: RefreshCw,
  calendar: Calendar,
};

const looksOf = (states: Record<string, { tone: Look[0]; icon: StatusIcon }>) =>
  Object.fromEntries(
    Object.entries(states).map(([status, { tone, icon }]): [string, Look] => [status, [tone, icons[icon]]]),
  );

const orders: Record<string, Look> = {
  ...looksOf(requisitionStates),
  ...looksOf(purchaseOrderStates),
  ...looksOf(orderStates),
  Mapped: rest,
  'Not Started': ['draft', CircleDashed],
};

/** Every status of the portal with its tone and icon; the kind settles words that mean different things. */
export const looks: Record<StatusKind, Record<string, Look>> = {
  order: orders,
  delivery: {
    ...orders,
    'On Track': ['rest', CalendarCheck],
    'Due Soon': ['waiting', CalendarClock],
    Overdue: ['bad', CalendarX],
  },
  asset: { Active: rest, 'In Use': rest, 'Under Repair': ['waiting', Wrench], Disposed: closed },
  device: {
    Active: rest,
    'In Use': rest,
    Allocated: ['moving', Package],
    'Under Repair': ['waiting', Wrench],
    'Under Maintenance': ['waiting', Wrench],
    Disposed: closed,
  },
  ticket: {
    Open: ['waiting', Inbox],
    'In Progress': ['moving', Loader],
    Resolved: ['good', CircleCheck],
    Closed: closed,
  },
  escalation: looksOf(escalationStates),
  priority: {
    Low: ['plain', ChevronDown],
    Medium: ['plain', Equal],
    High: ['plain', ChevronsUp],
    Critical: ['bad', OctagonAlert],
  },
  delegation: {
    Active: rest,
    Upcoming: ['waiting', CalendarClock],
    Ended: closed,
    Revoked: cancelled,
  },
  user: {
    Active: rest,
    Approved: rest,
    Pending: waiting,
    'Awaiting Confirmation': waiting,
    Suspended: ['bad', Lock],
    Rejected: bad,
    Withdrawn: cancelled,
    'Correction Requested': ['draft', PencilLine],
    Deleted: closed,
    Inactive: cancelled,
    Invited: ['waiting', Send],
  },
  warranty: {
    ...looksOf(amcStates),
    ...looksOf(warrantyStates),
    'Expiring Soon': ['waiting', ShieldAlert],
  },
  service: looksOf(serviceStates),
  invoice: looksOf(invoiceStates),
  rfq: looksOf(rfqStates),
  quote: looksOf(quoteStates),
  receipt: looksOf(receiptStates),
  dispatch: looksOf(dispatchStates),
  assetDraft: looksOf(assetDraftStates),
  deviceClaim: looksOf(deviceClaimStates),
  campaign: looksOf(campaignStates),
  warrantyClaim: looksOf(warrantyClaimStates),
  tutorial: { Draft: ['draft', PencilLine], Published: passed },
  document: { Approved: rest, Pending: waiting, Accepted: passed, Rejected: bad },
  endpoint: {
    Connected: rest,
    Checking: ['draft', Loader],
    Degraded: ['waiting', CalendarClock],
    Down: ['bad', Unplug],
    Unknown: ['draft', CircleDashed],
    'Not set up': ['draft', CircleDashed],
  },
  task: { Running: ['moving', Loader], Done: passed, Failed: bad },
  check: {
    Pending: waiting,
    Completed: passed,
    Verified: passed,
    Passed: passed,
    Failed: ['bad', X],
    'Not Applicable': ['draft', Minus],
  },
};

const unknown: Look = ['bad', CircleQuestionMark];
const normal = (status: string) => status.replaceAll('_', ' ').toLowerCase();

/** How a status looks; one that nobody knows is shown as a fault, never as something good. */
export function lookOf(kind: StatusKind, status: string): Look {
  const found = Object.entries(looks[kind]).find(([name]) => normal(name) === normal(status));
  if (found) return found[1];
  return kind === 'endpoint' ? ['bad', Unplug] : unknown;
}

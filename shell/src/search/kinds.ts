import {
  assets,
  campaigns,
  cover,
  devices,
  documents,
  invoices,
  type Operation,
  orders,
  purchaseOrders,
  receipts,
  type RecordType,
  type ReplyOf,
  registrations,
  requisitions,
  rfqs,
  type Role,
  type TicketCause,
  tickets,
  users,
  warrantyClaims,
} from '@portal/contracts';
import { type Asking, read, type RowOf } from '@portal/ui';
import type { UseQueryOptions } from '@tanstack/react-query';
import { placeOf } from '../guard/places.js';

/** How many of a kind are shown before the way to all of them. */
const most = 5;

/** One thing that was found. */
export interface Found {
  id: string;
  name: string;
  /** What tells it from others of its name: a serial number, a seller, a title. */
  about: string;
  /** Why the portal raised it: what it is about is said in the language of the reader then. */
  cause?: TicketCause | undefined;
  /** Whoever searches exactly one of these means this one. */
  exact: readonly (string | undefined)[];
}

export interface FoundOfKind {
  items: Found[];
  /** How many there are in all, as far as was counted. */
  total: number;
}

/** A kind of thing that the search finds, by the list that its readers have of it. */
export interface Kind {
  key: string;
  operation: Operation;
  question: (q: string) => UseQueryOptions<unknown, Error, FoundOfKind>;
  /** Where this role reads one that was found, or without one all that fit; nowhere if it has no such page. */
  place: (role: Role, q: string, found?: Found) => string | undefined;
}

/** The kind of record behind an operation's list. A `whole` list takes no question: what fits is looked for in its rows. */
function kind<O extends Operation>(
  type: RecordType,
  operation: O,
  found: (row: RowOf<O>) => Found,
  { fixed = {}, whole = false }: { fixed?: Record<string, string>; whole?: boolean } = {},
): Kind {
  const asking = (q: string) => (whole ? {} : { query: { ...fixed, q, pageSize: most } }) as unknown as Asking<O>;
  return {
    key: type,
    operation,
    question: (q) => ({
      ...(read(operation, asking(q)) as object as ReturnType<Kind['question']>),
      select: (answer) => {
        const { items, total } = answer as { items: RowOf<O>[]; total: number };
        const rows = items.map(found).filter((one) => !whole || fits(one, q));
        return { items: rows.slice(0, most), total: whole ? rows.length : total };
      },
    }),
    place: (role, q, one) => (one ? placeOf({ type, id: one.id }, role) : searched(placeOf({ type }, role), q)),
  };
}

const fits = ({ name, about, exact }: Found, q: string) =>
  [name, about, ...exact].some((text) => text?.toLowerCase().includes(q.toLowerCase()));
const searched = (list: string | undefined, q: string) => list && `${list}?q=${encodeURIComponent(q)}`;

/** Where a Super Admin has the people of a role. */
const people: Record<Role, string> = {
  'Super Admin': '/superadmin/super-admin-management',
  Buyer: '/superadmin/buyer-management',
  Seller: '/superadmin/seller-management',
  OEM: '/superadmin/oem-management',
  'End User': '/superadmin/enduser-management',
  'Support Agent': '/superadmin/support-agent-management',
};
const agents = '/support-agent/users';

/** What can be found, in the order in which it is shown. */
export const kinds: readonly Kind[] = [
  kind('asset', assets.list, (row) => ({
    id: row.id,
    name: row.name,
    about: row.serialNumber,
    exact: [row.serialNumber, row.assetUid],
  })),
  kind(
    'device',
    devices.list,
    (row) => ({
      id: row.id,
      name: row.deviceName,
      about: row.serialNumber,
      exact: [row.serialNumber, row.deviceId],
    }),
    { whole: true },
  ),
  kind('order', orders.list, (row) => ({
    id: row.id,
    name: row.gemContractNumber,
    about: row.gemBuyerDepartmentName,
    exact: [row.gemContractNumber],
  })),
  kind(
    'purchaseOrder',
    purchaseOrders.list,
    (row) => ({ id: row.id, name: row.poNumber, about: row.title, exact: [row.poNumber] }),
    { fixed: { source: 'purchase-order' } },
  ),
  kind('requisition', requisitions.list, (row) => ({
    id: row.id,
    name: row.number,
    about: row.title,
    exact: [row.number],
  })),
  kind('rfq', rfqs.list, (row) => ({ id: row.id, name: row.rfqNumber, about: row.title, exact: [row.rfqNumber] })),
  kind('receipt', receipts.list, (row) => ({
    id: row.id,
    name: row.number,
    about: row.orderNumber,
    exact: [row.number],
  })),
  kind('invoice', invoices.list, (row) => ({
    id: row.id,
    name: row.number,
    about: row.invoiceNumber,
    exact: [row.number, row.invoiceNumber],
  })),
  kind('document', documents.list, (row) => ({ id: row.id, name: row.name, about: row.recordName, exact: [] })),
  kind('amcContract', cover.amcContracts, (row) => ({
    id: row.id,
    name: row.contractNumber,
    about: row.provider,
    exact: [row.contractNumber],
  })),
  kind('warrantyClaim', warrantyClaims.list, (row) => ({
    id: row.id,
    name: row.number,
    about: row.assetName,
    exact: [row.number],
  })),
  kind('campaign', campaigns.list, (row) => ({ id: row.id, name: row.number, about: row.name, exact: [row.number] })),
  kind('ticket', tickets.list, (row) => ({
    id: row.id,
    name: row.number,
    about: row.title,
    exact: [row.number],
    cause: row.cause,
  })),
  kind('registration', registrations.list, (row) => ({
    id: row.id,
    name: row.number,
    about: row.name,
    exact: [row.number],
  })),
  {
    ...kind('account', users.list, (row) => ({
      id: row.id,
      name: row.name,
      about: row.email,
      exact: [row.email],
      role: row.role,
    })),
    key: 'person',
    // A person has no page to read alone: the list that shows this one.
    place: (role, q, one) => {
      if (role !== 'Super Admin') return searched(agents, one?.about ?? q);
      return one && searched(people[(one as Person).role], one.about);
    },
  },
  {
    key: 'holder',
    operation: users.holders,
    question: (q) => ({
      ...(read(users.holders, { query: { q } }) as object as ReturnType<Kind['question']>),
      select: (answer) => {
        const { items } = answer as ReplyOf<typeof users.holders>;
        const found = items.map(({ id, name, email }) => ({ id, name, about: email, exact: [email] }));
        return { items: found.slice(0, most), total: Math.min(found.length, most) };
      },
    }),
    // Of a Super Admin they are among the people. Who holds devices leads to those.
    place: (role, _q, one) =>
      role === 'Buyer' && one ? `${placeOf({ type: 'asset' }, role)}?endUserId=${one.id}` : undefined,
  },
];

interface Person extends Found {
  role: Role;
}

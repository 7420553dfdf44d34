import { users } from '@portal/contracts';
import { actorOf, type TestService } from '@portal/service-kit/testing';
import { headers, type Msg } from '@nats-io/transport-node';

interface Claims {
  sub: string;
  org: string;
  role: string;
}

/** The seller's organisation and account of the tests, as tokens carry them. */
const seller = actorOf('Seller');
const buyer = actorOf('Buyer');

const claimsOf = (message: Msg) => {
  const token = message.headers?.get('authorization') ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
};
const queryOf = (message: Msg, name = 'id') => new URLSearchParams(message.headers?.get('query')).get(name);

/** Organisations of other approved sellers. */
export const rivals = ['rival', 'third'] as const;

/** For this person nobody says whether they are authorized. */
export const unknownAuthority = 'unknown-authority';

/** Answers as identity does whom an order can be made for, who supplies, and who holds an authorized designation. */
export function standInForParties({ nats }: TestService, authorized: readonly string[] = []) {
  const answer = (subject: string, of: (message: Msg) => object | undefined) =>
    nats.subscribe(subject, {
      callback: (_, message) => {
        const body = of(message);
        const head = headers();
        head.set('status', body ? '200' : '503');
        message.respond(JSON.stringify(body ?? {}), { headers: head });
      },
    });
  answer(users.buyers.subject, (message) => {
    const { org, role } = claimsOf(message);
    const known = [
      choice(buyer.id, buyer.organizationId, 'Department of Records'),
      choice('buyer-of-others', 'other-office', 'Department of Others'),
    ];
    const seen = known.filter(({ organizationId }) => role !== 'Buyer' || organizationId === org);
    const q = queryOf(message, 'q');
    return { items: seen.filter(({ id, email }) => id === queryOf(message) || email === q) };
  });
  answer(users.sellers.subject, (message) => {
    const contact = { officerName: 'Sales Officer', email: 'sales@example.com', contactNumber: '9876543210' };
    const known = [
      { id: seller.organizationId, name: 'Seller company', email: 'sales@example.com', userId: seller.id, contact },
      ...rivals.map((id) => ({ id, name: `Company ${id}`, email: `${id}@example.com`, userId: `of-${id}`, contact })),
    ];
    const asked = [queryOf(message), ...(queryOf(message, 'ids')?.split(',') ?? [])];
    const emails = queryOf(message, 'emails')?.split(',') ?? [];
    const q = queryOf(message, 'q');
    const isAsked = ({ id, name, email }: (typeof known)[number]) =>
      asked.includes(id) || emails.includes(email) || (q !== null && name.includes(q));
    return { items: known.filter(isAsked) };
  });
  answer(users.authority.subject, (message) => {
    const { sub } = claimsOf(message);
    return sub === unknownAuthority ? undefined : answerOf(authorized, sub);
  });
}

/**
 * An authorized person is either given alone, a Director then, or with another designation: 'somebody:Secretary'; who
 * stands in for somebody else with that one's name: 'somebody:Secretary:of-whom'.
 */
function answerOf(authorized: readonly string[], sub: string) {
  const held = authorized.map((one) => one.split(':')).filter(([id]) => id === sub);
  const designations = held.filter(([, , of]) => !of).map(([, designation = 'Director']) => designation);
  const standsInFor = held.flatMap(([, designation = 'Director', of]) =>
    of ? [{ id: of, name: `Person ${of}`, designations: [designation] }] : [],
  );
  return { approvesOrders: held.length > 0, designations, standsInFor };
}

const choice = (id: string, organizationId: string, department: string) => ({
  ...{ id, name: `Person ${id}`, email: `${id}@example.gov.in`, department },
  ...{ organizationId, organizationName: `Office ${organizationId}`, contactNumber: '9000000001' },
});

/** A whole new purchase order of the tests' buyer to the tests' seller; `changes` replace parts of it. */
export const newPurchaseOrder = (changes: Record<string, unknown> = {}) => ({
  title: 'Laptops for the office',
  buyerId: buyer.id,
  sellerOrganizationId: seller.organizationId,
  expectedDeliveryDate: '2090-01-31',
  items: [
    { assetName: 'Latitude', category: 'Laptop', quantity: 2, unitPrice: 50_000.5, specifications: { brand: 'Dell' } },
    { assetName: 'LaserJet', quantity: 1, unitPrice: 10_000, gst: 12, hsn: '8443', specifications: { brand: 'HP' } },
  ],
  ...changes,
});

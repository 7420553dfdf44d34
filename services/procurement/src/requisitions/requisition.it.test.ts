import { dayInIndia, type Requisition, type RequisitionStatus, requisitionStatuses } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import {
  create,
  get,
  heard,
  inStatus,
  list,
  made,
  move,
  newRequisition,
  office,
  update,
  type Person,
  startRequisitions,
} from '../testing/requisition-bench.js';

let service: TestService;
beforeAll(async () => (service = await startRequisitions()));
afterAll(() => service.stop());

describe('raising a requisition', () => {
  it('gives it a number, sums up the estimates, and keeps a draft', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: expect.stringMatching(/^REQ-\d{4}-\d{6}$/),
      ...{ status: 'Draft', priority: 'Medium', estimatedTotal: 100_001, organizationId: office },
      ...{ requestedById: 'requester', items: [{ estimatedUnitPrice: 50_000.5 }, { category: 'Other' }] },
    });
  });

  it('gives the first one back for the same key', async () => {
    const [first, second] = [await create({}, 'requester', 'key-1'), await create({}, 'requester', 'key-1')];
    expect(second.body.id).toBe(first.body.id);
    expect((await create({ title: 'Other' }, 'requester', 'key-1')).body.code).toBe('KEY_REUSED');
  });

  const yesterday = () => dayInIndia(new Date(Date.now() - 24 * 60 * 60 * 1000));
  it.each<[changes: () => object, field: string, message: string]>([
    [() => ({ title: ' ' }), 'title', 'Title is required.'],
    [() => ({ justification: '' }), 'justification', 'Justification is required'],
    [() => ({ neededBy: undefined }), 'neededBy', 'Please choose the day by which it is needed'],
    [() => ({ neededBy: yesterday() }), 'neededBy', 'The date must not lie in the past'],
    [() => ({ items: [] }), 'items', 'Add at least one item.'],
    [() => ({ items: [{ quantity: 1 }] }), 'items.0.assetName', 'Asset name is required'],
    [() => ({ items: [{ assetName: 'A', quantity: 0 }] }), 'items.0.quantity', 'Quantity must be greater than 0'],
    [
      () => ({ items: [{ assetName: 'A', quantity: 1, estimatedUnitPrice: 0 }] }),
      'items.0.estimatedUnitPrice',
      'Unit Price must be greater than 0',
    ],
    [
      () => ({ items: [{ assetName: 'A', quantity: 1_000_000, estimatedUnitPrice: 99_999_999_999 }] }),
      'items',
      'This amount is too large',
    ],
  ])('refuses %s at %s: %s', async (changes, field, message) => {
    const { status, body } = await create(changes());
    expect([status, body.fields[field]]).toEqual([422, message]);
  });

  it('is not for who has no office, or only administers', async () => {
    for (const person of ['seller', 'oem', 'support', 'admin'] as const)
      expect((await create({}, person)).status).toBe(403);
  });
});

describe('who sees a requisition', () => {
  const seers: [person: Person, draft: number, submitted: number][] = [
    ['requester', 200, 200],
    ['workmate', 404, 404],
    ['buyer', 404, 200],
    ['stranger', 404, 404],
    ['admin', 200, 200],
    ['seller', 403, 403],
    ['oem', 403, 403],
    ['support', 403, 403],
  ];
  it.each(seers)('%s: a draft %d, a submitted one %d', async (person, draft, submitted) => {
    const drafted = await made({ status: 'Draft' });
    const sent = await made({ status: 'Submitted' });
    expect([(await get(drafted.id, person)).status, (await get(sent.id, person)).status]).toEqual([draft, submitted]);
    for (const { number, status, seen } of [
      { ...drafted, seen: draft },
      { ...sent, seen: submitted },
    ]) {
      const { body } = await list({ q: number }, person);
      expect([status, (body.items ?? []).length]).toEqual([status, seen === 200 ? 1 : 0]);
    }
  });

  it('shows a buyer own drafts, but none of a colleague', async () => {
    const own = await made({}, 'buyer');
    expect((await get(own.id, 'buyer')).status).toBe(200);
    expect((await get(own.id, 'colleague')).status).toBe(404);
  });

  it('keeps what was withdrawn as a draft from everybody else', async () => {
    const { id } = await made();
    await move(id, 'Withdrawn', 'requester');
    expect((await get(id, 'buyer')).status).toBe(404);
    expect((await heard('withdrawn', id)).organizations).toEqual([]);
  });
});

describe('the list', () => {
  it('is filtered, searched and sorted; names that it does not know are refused', async () => {
    const low = await made({ title: 'Paper shredder', priority: 'Low', status: 'Submitted' });
    const high = await made({ title: 'Paper shredder', priority: 'Critical', status: 'Submitted' }, 'buyer');
    const ids = async (query: Record<string, string>) =>
      (await list({ q: 'shredder', ...query }, 'buyer')).body.items.map(({ id }: Requisition) => id);
    expect(await ids({ sort: '-priority' })).toEqual([high.id, low.id]);
    expect(await ids({ priority: 'Low' })).toEqual([low.id]);
    expect(await ids({ status: 'Accepted' })).toEqual([]);
    expect([await ids({ mine: 'yes' }), await ids({ mine: 'no' })]).toEqual([[high.id], [low.id]]);
    const refused: Record<string, string>[] = [
      { sort: 'colour' },
      { sort: 'requestedById' },
      { colour: 'red' },
      { status: 'Nonsense' },
    ];
    for (const query of refused) expect((await list(query, 'buyer')).status).toBe(422);
  });
});

describe('the steps of a requisition', () => {
  const decided: RequisitionStatus[] = ['Accepted', 'Returned', 'Rejected'];
  const allowed: [from: RequisitionStatus, to: RequisitionStatus, who: Person[]][] = [
    ['Draft', 'Submitted', ['requester']],
    ['Draft', 'Withdrawn', ['requester']],
    ...decided.map((to): [RequisitionStatus, RequisitionStatus, Person[]] => ['Submitted', to, ['buyer', 'admin']]),
    ['Submitted', 'Withdrawn', ['requester']],
    ['Returned', 'Submitted', ['requester']],
    ['Returned', 'Withdrawn', ['requester']],
    ['Accepted', 'Withdrawn', ['requester']],
  ];
  const persons: Person[] = ['requester', 'buyer', 'admin'];
  const cases = requisitionStatuses.flatMap((from) =>
    requisitionStatuses.flatMap((to) => persons.map((who) => [from, to, who] as const)),
  );

  it.each(cases)('%s → %s by the %s is as the table says', async (from, to, who) => {
    const id = await inStatus(from);
    const rows = allowed.filter((row) => row[0] === from && row[1] === to);
    const may = rows.some((row) => row[2].includes(who));
    const hidden = who === 'buyer' && from === 'Draft';
    const { status, body } = await move(id, to, who);
    expect(status).toBe(hidden ? 404 : may ? 200 : rows.length > 0 ? 403 : 409);
    if (may) expect(body.status).toBe(to);
  });

  it.each(['Returned', 'Rejected'] as const)('%s needs a reason, and keeps who decided', async (to) => {
    const id = await inStatus('Submitted');
    const without = await update(id, { status: to }, 'buyer');
    expect([without.status, without.body.fields]).toEqual([422, { reason: 'Please give a reason' }]);
    const { body } = await move(id, to, 'buyer');
    expect(body).toMatchObject({ status: to, reason: 'Because', decidedBy: 'Buyer One' });
    expect(body.history.at(-1)).toMatchObject({ note: 'Because', byId: 'buyer-1' });
  });

  it('lets nobody decide about an own one: a colleague or a Super Admin does', async () => {
    const [first, second] = [await inStatus('Submitted', 'buyer'), await inStatus('Submitted', 'buyer')];
    for (const to of ['Accepted', 'Returned', 'Rejected'] as const) {
      const { status, body } = await move(first, to, 'buyer');
      expect([status, body.error]).toEqual([403, 'Nobody decides about what they raised']);
    }
    expect((await move(first, 'Accepted', 'colleague')).status).toBe(200);
    expect((await move(second, 'Accepted', 'admin')).status).toBe(200);
  });

  it('is decided once when two decide at the same moment', async () => {
    const id = await inStatus('Submitted');
    const answers = await Promise.all([move(id, 'Accepted', 'buyer'), move(id, 'Rejected', 'colleague')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a step that was meant for an older version', async () => {
    const id = await inStatus('Submitted');
    expect((await update(id, { status: 'Accepted' }, 'buyer', 7)).status).toBe(412);
  });
});

describe('editing', () => {
  const edit = (id: string, who: Person, changes: object = {}, more: object = {}) =>
    update(id, { requisition: newRequisition(changes), ...more }, who);

  it('corrects what was returned and sends it again', async () => {
    const id = await inStatus('Returned');
    const { body } = await edit(id, 'requester', { title: 'Fewer laptops' }, { status: 'Submitted' });
    expect(body).toMatchObject({ status: 'Submitted', title: 'Fewer laptops' });
    for (const gone of ['reason', 'decidedBy', 'decidedAt']) expect(body).not.toHaveProperty(gone);
  });

  it.each(requisitionStatuses)(
    'is possible of one that is %s only while it is its requester’s turn',
    async (status) => {
      const id = await inStatus(status);
      expect((await edit(id, 'requester')).status).toBe(['Draft', 'Returned'].includes(status) ? 200 : 409);
    },
  );

  it('is the right of its requester alone', async () => {
    const id = await inStatus('Returned');
    for (const [who, status] of [
      ['buyer', 403],
      ['admin', 403],
      ['workmate', 404],
      ['stranger', 404],
      ['seller', 403],
    ] as const)
      expect([who, (await edit(id, who)).status]).toEqual([who, status]);
  });
});

describe('who is told', () => {
  it('the office of one that waits, and the Super Admins too where a buyer raised it', async () => {
    const [own, byBuyer] = [await made({ status: 'Submitted' }), await made({ status: 'Submitted' }, 'buyer')];
    const title = 'Requisition {{number}} waits for a decision';
    const record = { type: 'requisition', id: own.id };
    const { notice } = await heard('created', own.id);
    expect(notice).toMatchObject({ title, organizations: [office], users: [], roles: [], record });
    expect((await heard('created', byBuyer.id)).notice).toMatchObject({ title, roles: ['Super Admin'] });
    const draft = await made();
    expect((await heard('created', draft.id)).notice).toBeUndefined();
  });

  it.each([
    ['Accepted', 'accepted'],
    ['Returned', 'returned'],
    ['Rejected', 'rejected'],
    ['Ordered', 'ordered'],
  ] as const)('its requester, that it is %s', async (status, verb) => {
    const id = await inStatus(status);
    const { notice } = await heard(verb, id);
    expect(notice).toMatchObject({ users: ['requester'], organizations: [], roles: [] });
  });
});

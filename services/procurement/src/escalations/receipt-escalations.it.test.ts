import { dayInIndia, type Escalation, escalations, nextDay } from '@portal/contracts';
import { eventually, type TestService } from '@portal/service-kit/testing';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { ReceiptSweep } from '../receipts/receipt-sweep.js';
import {
  announce,
  due,
  partlyRejected,
  type Person,
  receive,
  refuse,
  startReceipts,
  told,
  token,
} from '../testing/receipt-bench.js';
import { EscalationRepository } from './escalation.repository.js';
import { ReceiptEscalations } from './receipt-escalations.js';

let service: TestService;
const today = dayInIndia();
beforeAll(async () => void (service = await startReceipts()));
afterAll(() => service.stop());

/** The portal looks, twice at once and once more. */
async function looked() {
  const sweep = service.get(ReceiptEscalations);
  await Promise.all([sweep.sweep(), sweep.sweep()]);
  await sweep.sweep();
}
const raisedOf = async (order: string, as: Person = 'buyer') => {
  const { body } = await service.call(escalations.list, { token: token(as), query: { q: order } });
  return body.items as Escalation[];
};
const record = (id: string) => service.get(EscalationRepository).findOrFail(id, {});
/** The organisations that were told of it. */
const toldOf = async (id: string) =>
  (await told('raised', id, 'escalation')).map(({ notice }) => notice?.organizations);

it('escalates an inspection of which the office was reminded in vain, on its last day', async () => {
  const receipt = await due();
  const on = (day: string) => service.get(ReceiptRepository).updateOne({ _id: receipt.id }, { $set: { dueOn: day } });
  await on(today);
  await looked();
  expect(await raisedOf(receipt.orderNumber)).toEqual([]);
  await on(nextDay(today, 1));
  await service.get(ReceiptSweep).sweep();
  await looked();
  expect(await raisedOf(receipt.orderNumber)).toEqual([]);
  await on(today);
  await looked();
  for (const person of ['buyer', 'seller', 'admin'] as const)
    expect(await raisedOf(receipt.orderNumber, person)).toMatchObject([
      {
        title: `Inspection of ${receipt.number} ends on ${today}`,
        cause: { kind: 'inspection-ending', number: receipt.number, day: today },
        ...{ answeringSide: 'office', priority: 'High', status: 'Open', reportedBy: 'Portal' },
      },
    ]);
  for (const person of ['neighbour', 'rival'] as const) expect(await raisedOf(receipt.orderNumber, person)).toEqual([]);
});

it('escalates a replacement that did not come by its day, and none that is expected', async () => {
  const receipt = await partlyRejected();
  await announce(receipt, [1, 0]);
  await looked();
  expect(await raisedOf(receipt.orderNumber)).toEqual([]);
  await service
    .get(ReceiptRepository)
    .updateOne({ _id: receipt.id }, { $set: { 'replacement.expectedOn': nextDay(today, -1) } });
  await looked();
  const [late, ...more] = await raisedOf(receipt.orderNumber);
  expect(late).toMatchObject({ title: `Replacement for ${receipt.number} is late`, type: 'delivery_delay' });
  expect(more).toEqual([]);
  await receive(receipt.id);
  await looked();
  expect(await raisedOf(receipt.orderNumber)).toHaveLength(1);
});

it('escalates a refusal to replace at once, without its reason, which makers do not see', async () => {
  const receipt = await partlyRejected();
  await refuse(receipt.id, 'Dropped by the office');
  await eventually(async () => expect(await raisedOf(receipt.orderNumber)).toHaveLength(1));
  await looked();
  const [refusal, ...more] = await raisedOf(receipt.orderNumber, 'seller');
  expect(more).toEqual([]);
  expect(refusal?.title).toBe(`Replacement for ${receipt.number} was refused`);
  expect(JSON.stringify(await record(refusal?.id ?? ''))).not.toContain('Dropped');
});

it('tells who must answer: the office of an inspection, the seller of a replacement', async () => {
  const [waiting, refused] = [await due(), await partlyRejected()];
  await service.get(ReceiptRepository).updateOne({ _id: waiting.id }, { $set: { dueOn: today, reminded: 1 } });
  await refuse(refused.id, 'No stock');
  await looked();
  expect(await toldOf(`inspection-${waiting.id}`)).toEqual([[waiting.buyerOrganizationId]]);
  expect(await toldOf(`refusal-${refused.id}`)).toEqual([[refused.sellerOrganizationId]]);
});

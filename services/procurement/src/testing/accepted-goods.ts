import { type Receipt, receipts } from '@portal/contracts';
import { eventually, type TestService } from '@portal/service-kit/testing';

/** The office accepts all that came of an order, once the portal has opened its receipt. */
export async function acceptGoods(service: TestService, orderId: string, token: string) {
  const receipt = await eventually(async () => {
    const { body } = await service.call(receipts.list, { token, query: { order: orderId } });
    const [opened] = body.items as Receipt[];
    if (!opened) throw new Error('no receipt yet');
    return opened;
  });
  const lines = receipt.lines.map(({ lineId, delivered }) => ({ lineId, accepted: delivered, rejected: 0 }));
  const { status } = await service.call(receipts.inspect, { token, params: { id: receipt.id }, body: { lines } });
  if (status !== 200) throw new Error(`inspection: ${status}`);
}

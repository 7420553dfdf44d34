import { assets, devices } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from './asset-bench.js';

/** Who has the devices. */
export const holder = {
  id: 'end-user-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};
/** Who has them after that. */
export const next = { ...holder, id: 'end-user-2', name: 'Ravi Das', email: 'ravi@example.gov.in' };

type Answer = ReturnType<AssetBench['call']>;
/** A question of a checklist. */
interface Item {
  id: string;
}

/** The asset service with two people who can hold devices, and short ways through the life of one. */
export interface DeviceBench extends AssetBench {
  order: AnnouncedOrder;
  /** Tokens of the office and of the holder. */
  buyer: string;
  user: string;
  handedOut(changes?: Record<string, unknown>): Promise<string>;
  acknowledge(id: string): Answer;
  acknowledged(changes?: Record<string, unknown>): Promise<string>;
  device(id: string): Promise<Awaited<Answer>['body']>;
  sendOtp(id: string, key?: string): Answer;
  checkOtp(id: string, otp: string): Answer;
  /** The code as the mail that left with the change carries it. */
  codeOf(id: string): Promise<string>;
  /** Takes mails and validity of the code back by so much. */
  rewind(id: string, seconds: number): Promise<unknown>;
  verify(id: string, items: object[], token?: string, key?: string): Answer;
}

export const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

/** The last ones fail; what is essential stands first. */
export const answersTo = (checklist: Item[], failed: number, notApplicable = 0) =>
  checklist.toReversed().map(({ id }, at) => ({
    id,
    status: at < failed ? 'Failed' : at < failed + notApplicable ? 'Not Applicable' : 'Passed',
  }));

export async function startDeviceBench(): Promise<DeviceBench> {
  const bench = await startAssetBench([holder, next]);
  const [buyer, user] = await Promise.all([bench.tokenFor('Buyer'), bench.tokenFor('End User')]);
  const categories = ['Laptop', 'Desktop', 'Printer', 'Scanner', 'Webcam', 'Server', 'Software License Key'];
  const order = await bench.tell({ quantities: Object.fromEntries(categories.map((category) => [category, 100])) });
  const handedOut = async (changes: Record<string, unknown> = {}) => {
    const { id } = await bench.register(order, changes);
    await bench.call(assets.assign, { token: buyer, params: { id }, body: { endUserId: holder.id } });
    return id;
  };
  const acknowledge = (id: string) => bench.call(devices.acknowledge, { token: user, params: { id } });
  return {
    ...bench,
    ...{ order, buyer, user, handedOut, acknowledge },
    acknowledged: async (changes) => {
      const id = await handedOut(changes);
      await acknowledge(id);
      return id;
    },
    device: async (id) => (await bench.call(devices.get, { token: user, params: { id } })).body,
    sendOtp: (id, key) => bench.call(devices.sendOtp, { token: user, params: { id }, key }),
    checkOtp: (id, otp) => bench.call(devices.checkOtp, { token: user, params: { id }, body: { otp } }),
    codeOf: async (id) => {
      await bench.carry();
      const mails = bench.kit.database.collection<{ _id: string; to: string; values: { code: string } }>('mails');
      const sent = await mails.find({ _id: { $regex: `^assets:${id}:` } }).toArray();
      const versionOf = ({ _id }: { _id: string }) => Number(_id.split(':')[2]);
      const [newest] = sent.filter(({ values }) => values.code).sort((one, other) => versionOf(other) - versionOf(one));
      if (newest?.to !== holder.email) throw new Error(`the code went to ${newest?.to}`);
      return newest.values.code;
    },
    rewind: (id, seconds) =>
      bench.kit.database.collection<{ _id: string }>('assets').updateOne({ _id: id }, [
        {
          $set: {
            'deviceOtp.mails': { $map: { input: '$deviceOtp.mails', in: { $subtract: ['$$this', seconds * 1_000] } } },
            'deviceOtp.expiresAt': { $subtract: ['$deviceOtp.expiresAt', seconds * 1_000] },
          },
        },
      ]),
    verify: (id, items, token = user, key) =>
      bench.call(devices.verify, { token, params: { id }, body: { items }, key }),
  };
}

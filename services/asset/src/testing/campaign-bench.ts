import { headers } from '@nats-io/transport-node';
import { type Campaign, campaigns, type CampaignAsset, users } from '@portal/contracts';
import { actorOf, eventually } from '@portal/service-kit/testing';
import { type AssetBench, buyerOrganization, startAssetBench } from './asset-bench.js';

/** Buyers and an end user of the office whose assets are counted. */
const people = [
  { id: actorOf('Buyer').id, name: actorOf('Buyer').name, role: 'Buyer' },
  { id: 'auditor-2', name: 'Second Auditor', role: 'Buyer' },
  { id: 'chief', name: 'Chief of Office', role: 'Buyer' },
  { id: 'holder', name: 'Holder', role: 'End User' },
].map((person) => ({
  ...person,
  ...{ version: 1, email: `${person.id}@example.gov.in`, designation: '', department: 'Records', language: 'en' },
}));

/** The asset service with what identity says of the people of an office, and short ways through a campaign. */
export interface CampaignBench extends AssetBench {
  /** Tokens of the people of the office, and of others. */
  as: Record<'buyer' | 'second' | 'chief' | 'admin' | 'stranger', string>;
  plan(changes?: object, token?: string): Promise<Campaign>;
  move(id: string, status: string, token?: string, reason?: string): ReturnType<AssetBench['call']>;
  /** Planned, started, and listed. */
  running(changes?: object): Promise<Campaign>;
  count(id: string, body: object, token?: string, key?: string): ReturnType<AssetBench['call']>;
  rows(id: string, query?: Record<string, string>): Promise<CampaignAsset[]>;
  find(id: string): Promise<Campaign>;
}

export async function startCampaignBench(): Promise<CampaignBench> {
  const bench = await startAssetBench();
  const answer =
    (items: object[]) => (_: Error | null, message: { respond(data: string, options: object): boolean }) => {
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ items }), { headers: head });
    };
  bench.nats.subscribe(users.colleagues.subject, { callback: answer(people) });
  const office = { organizationId: buyerOrganization, organizationName: 'Buyer organization' };
  bench.nats.subscribe(users.buyers.subject, {
    callback: answer(people.slice(0, 1).map((one) => ({ ...one, ...office }))),
  });
  const [buyer, second, chief, admin, stranger] = await Promise.all([
    bench.tokenFor('Buyer'),
    bench.tokenFor('Buyer', { id: 'auditor-2', name: 'Second Auditor' }),
    bench.tokenFor('Buyer', { id: 'chief', name: 'Chief of Office' }),
    bench.tokenFor('Super Admin'),
    bench.tokenFor('Buyer', { id: 'stranger', organizationId: 'elsewhere' }),
  ]);
  const plan = async (changes: object = {}, token = buyer) => {
    const body = { name: 'Yearly count', dueDate: '2090-03-31', auditorIds: [people[0]?.id, 'auditor-2'], ...changes };
    const { status, body: made } = await bench.call(campaigns.create, { token, body });
    if (status !== 201) throw new Error(JSON.stringify(made));
    return made as Campaign;
  };
  const move = (id: string, status: string, token = buyer, reason?: string) =>
    bench.call(campaigns.move, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } });
  const find = async (id: string) =>
    (await bench.call(campaigns.get, { token: admin, params: { id } })).body as Campaign;
  return {
    ...bench,
    as: { buyer, second, chief, admin, stranger },
    plan,
    move,
    find,
    async running(changes) {
      const { id } = await plan(changes);
      await move(id, 'Running');
      return eventually(async () => {
        const campaign = await find(id);
        if (!campaign.isListed) throw new Error('not listed yet');
        return campaign;
      });
    },
    count: (id, body, token = buyer, key) => bench.call(campaigns.count, { token, params: { id }, body, key }),
    rows: async (id, query = {}) =>
      (await bench.call(campaigns.rows, { token: buyer, params: { id }, query: { pageSize: '100', ...query } })).body
        .items,
  };
}

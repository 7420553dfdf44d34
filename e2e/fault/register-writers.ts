import { setInterval } from 'node:timers/promises';
import { eventually } from '@portal/service-kit/testing/eventually';
import { api, newKey } from '../support/api.js';
import { longestOutage, timeout, type Tokens, type Write } from './writers.js';

/** Who is given devices, and in which campaign is counted. */
interface Register {
  holder: string;
  campaign: string;
}

/** The writes of the register upon assets that are there: each upon one of its own. */
export function registerWritesFor(base: string, tokens: Tokens, { holder, campaign }: Register): Record<string, Write> {
  const token = tokens.buyer;
  const onNewAsset =
    (request: (marker: string, asset: { id: string; assetUid: string }) => Awaited<ReturnType<Write>>): Write =>
    async (marker) => {
      const asset = await newAsset(base, token, marker);
      return asset && request(marker, asset);
    };
  return {
    assignment: onNewAsset((marker, { id }) => ({
      ...{ method: 'PUT', path: `/assets/${id}/assignment`, token, ifMatch: 1 },
      body: { endUserId: holder, location: marker },
    })),
    transfer: onNewAsset((marker, { id }) => ({
      ...{ method: 'POST', path: `/assets/${id}/lifecycle-events`, token },
      body: { eventType: 'transfer', description: marker, performedBy: 'Store', details: { toLocation: marker } },
    })),
    disposal: onNewAsset((marker, { id }) => ({
      ...{ method: 'POST', path: `/assets/${id}/disposal`, token },
      body: { reason: marker },
    })),
    count: onNewAsset((marker, { assetUid }) => ({
      ...{ method: 'POST', path: `/campaigns/${campaign}/counts`, token },
      body: { code: assetUid, note: marker },
    })),
  };
}

/** An asset of its own for a write; its name is no marker. */
async function newAsset(base: string, token: string, marker: string) {
  const key = newKey();
  const body = {
    ...{ name: `for ${marker}`, category: 'Laptop', serialNumber: `of-${marker}`, manufacturer: 'Dell' },
    ...{ gemContractNumber: 'GEMC-FAULT-1', value: 50_000, purchaseDate: '2026-01-15' },
  };
  const ask = async () => {
    const answer = await api(base, 'POST', '/assets', { token, body, key, timeout });
    if (answer.status !== 201) throw new Error(`no asset yet: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as { id: string; assetUid: string };
  };
  return eventually(ask, longestOutage).catch(() => undefined);
}

/** A campaign of the buyer's office that is listed and counts; nothing is expected but one asset. */
export async function startedCampaign(base: string, token: string): Promise<string> {
  const { body: me } = await api(base, 'GET', '/auth/verify', { token });
  const body = {
    ...{ name: 'Fault campaign', location: 'Room of the fault', dueDate: '2099-12-31' },
    auditorIds: [me.user.id as string],
  };
  const asset = {
    ...{ name: 'Expected', category: 'Laptop', serialNumber: 'FAULT-EXPECTED', manufacturer: 'Dell' },
    ...{ gemContractNumber: 'GEMC-FAULT-1', value: 1, purchaseDate: '2026-01-15', location: body.location },
  };
  await eventually(async () => {
    const { status } = await api(base, 'POST', '/assets', { token, body: asset, key: 'fault-expected' });
    if (status !== 201) throw new Error(`the contract is not known yet: ${status}`);
  });
  const made = await api(base, 'POST', '/campaigns', { token, body, key: newKey() });
  const id = made.body.id as string;
  await api(base, 'PUT', `/campaigns/${id}/status`, { token, body: { status: 'Running' } });
  await eventually(async () => {
    const { body: campaign } = await api(base, 'GET', `/campaigns/${id}`, { token });
    if (!campaign.isListed) throw new Error('the campaign is not listed yet');
  });
  return id;
}

/** So often (milliseconds) a sheet is printed. */
const pace = 500;

/** Prints a sheet of labels again and again; how many came whole, and how many did not though the portal said so. */
export async function keepPrinting(base: string, token: string, running: () => boolean) {
  const printed = { whole: 0, torn: 0 };
  for await (const _ of setInterval(pace)) {
    if (!running()) break;
    await api(base, 'GET', '/assets/labels?size=a4-3x8&contract=GEMC-FAULT-1&q=Expected', { token, timeout })
      .then(({ status, body }) => {
        if (status !== 200) return;
        if (String(body).trimEnd().endsWith('%%EOF')) printed.whole += 1;
        else printed.torn += 1;
      })
      // No answer, or a cut one that shows itself as such, is no sheet.
      .catch(() => undefined);
  }
  return printed;
}

import { assetFiles, devices } from '@portal/contracts';
import { ApiError, call, queryClient, readAgain } from '@portal/ui';
import type { Kept, KeptVerifications } from './kept-verifications.js';

/** A refusal for good: about what was sent, not about who sends it or when. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

const waits = ({ submission }: Kept) => submission?.state === 'waiting';

/** Each photo is stored once; its id is kept before the next one goes. */
async function storePhotos(kept: KeptVerifications, deviceId: string, photos: Kept['photos']) {
  const ids: string[] = [];
  for (const { key, file, id } of photos) {
    const stored = id ?? (await call(assetFiles.upload, { query: { purpose: 'photo' }, files: { file } })).id;
    ids.push(stored);
    const withId = (now: Kept | undefined) =>
      now && { ...now, photos: now.photos.map((photo) => (photo.key === key ? { ...photo, id: stored } : photo)) };
    if (!id) await kept.change(deviceId, withId);
  }
  return ids;
}

async function sendOne(kept: KeptVerifications, deviceId: string, { submission, photos }: Kept) {
  if (!submission) return;
  try {
    const ids = await storePhotos(kept, deviceId, photos);
    await call(devices.verify, {
      params: { id: deviceId },
      body: { items: submission.items, photos: ids },
      idempotencyKey: submission.key,
    });
    const sent = { ...submission, state: 'sent' as const };
    await kept.change(deviceId, (now) => now && { ...now, answers: {}, photos: [], otp: undefined, submission: sent });
    await readAgain(queryClient, ['asset']);
  } catch (error) {
    if (!isRefusal(error)) return;
    const refused = { ...submission, state: 'refused' as const, reason: error.error };
    // What the portal no longer has is stored anew with the next try.
    const again = (list: Kept['photos']) =>
      error.fields['photos'] ? list.map(({ key, file }) => ({ key, file })) : list;
    await kept.change(deviceId, (now) => now && { ...now, photos: again(now.photos), submission: refused });
  }
}

/** Sends what waits, in one tab at a time; what the portal could not be reached for goes on waiting. */
export async function sendKept(kept: KeptVerifications) {
  const work = async () => {
    await kept.ready;
    await kept.read();
    for (const [deviceId, one] of kept.now().kept ?? []) if (waits(one)) await sendOne(kept, deviceId, one);
  };
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`portal-verifications-${kept.person}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** How many checklists of who is signed in wait to be sent. */
export const countWaiting = (kept: KeptVerifications) => [...(kept.now().kept?.values() ?? [])].filter(waits).length;

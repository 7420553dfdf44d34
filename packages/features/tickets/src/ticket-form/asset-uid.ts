import { assets, type ReplyOf } from '@portal/contracts';
import { useRead } from '@portal/ui';
import { useDebounce } from 'use-debounce';

const pauseOfTyping = 500;

/** An asset as a search finds it. */
export type Found = ReplyOf<typeof assets.search>['items'][number];
/** What is known about a typed Asset UID. */
export type UidCheck =
  | { state: 'idle' | 'validating' }
  | { state: 'valid'; asset: Found }
  | { state: 'offered'; assets: Found[] }
  | { state: 'error'; message: string };

/** Looks for the asset of exactly this UID once typing pauses; what else it may mean, by its name or serial number, is offered. */
export function useAssetUid(typed: string): UidCheck {
  const uid = typed.trim();
  const [settled] = useDebounce(uid, pauseOfTyping);
  const { data, error, isPlaceholderData } = useRead(assets.search, {
    query: { q: settled },
    enabled: uid !== '' && settled === uid,
  });
  if (!uid) return { state: 'idle' };
  if (settled !== uid) return { state: 'validating' };
  if (error) return { state: 'error', message: 'Failed to validate asset UID' };
  if (!data || isPlaceholderData) return { state: 'validating' };
  const asset = data.items.find(({ assetUid }) => assetUid === uid);
  if (asset) return { state: 'valid', asset };
  if (data.items.length > 0) return { state: 'offered', assets: data.items };
  return { state: 'error', message: 'Asset UID not found in the system' };
}

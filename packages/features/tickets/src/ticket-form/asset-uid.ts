import { assets, type ReplyOf } from '@portal/contracts';
import { useRead } from '@portal/ui';
import { useDebounce } from 'use-debounce';

const pauseOfTyping = 500;

type Found = ReplyOf<typeof assets.search>['items'][number];
/** What is known about a typed Asset UID. */
export type UidCheck =
  { state: 'idle' | 'validating' } | { state: 'valid'; asset: Found } | { state: 'error'; message: string };

/** Looks for the asset of exactly this UID once typing pauses. */
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
  return asset ? { state: 'valid', asset } : { state: 'error', message: 'Asset UID not found in the system' };
}

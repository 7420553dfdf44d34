import { useT } from '@portal/ui';
import { useSearchParams } from 'react-router';

const always = { category: 'Hardware Issue', priority: 'Medium', contactPreference: 'Email' };

/**
 * What a new ticket starts with. `?device=` names the device, `?asset=` the UID of the asset; `?item=` and `?notes=` are a checked item that failed and what was
 * written about it. Such a ticket is not mixed with a draft of another one.
 */
export function useBeginning() {
  const t = useT();
  const [search] = useSearchParams();
  const device = search.get('device');
  const asset = search.get('asset');
  const item = search.get('item');
  if (asset) return { initial: { ...always, assetUid: asset }, draft: undefined };
  if (!device) return { initial: always, draft: 'new-ticket' };
  const failed = item && {
    title: t('Failed check: {{item}}', { item: t(item) }),
    description: [t('This item failed when I verified the device: {{item}}.', { item: t(item) }), search.get('notes')]
      .filter(Boolean)
      .join('\n'),
  };
  return { initial: { ...always, deviceId: device, ...failed }, draft: undefined };
}

import type { Campaign, CampaignAsset, CampaignResult } from '@portal/contracts';
import { useT } from '@portal/ui';

/** What the figures of a campaign are called; what is missing in the end is not counted yet while it runs. */
export function useResultWords() {
  const t = useT();
  return (result: CampaignResult, status: Campaign['status']): string => {
    const words: Record<CampaignResult, string> = {
      expected: t('Expected'),
      found: t('Found'),
      missing: status === 'Running' ? t('Not counted yet') : t('Missing'),
      unexpected: t('Unexpected'),
      'wrong-location': t('Wrong location'),
      damaged: t('Damaged'),
    };
    return words[result];
  };
}

const order: readonly CampaignResult[] = ['damaged', 'wrong-location', 'unexpected', 'missing', 'found'];

/** What a row comes to, the most telling first; undefined for what was taken back. */
export const outcomeOf = ({ results }: Pick<CampaignAsset, 'results'>) => order.find((one) => results.includes(one));

export const outcomeTones = {
  expected: 'plain',
  found: 'rest',
  missing: 'draft',
  unexpected: 'waiting',
  'wrong-location': 'waiting',
  damaged: 'bad',
} as const satisfies Record<CampaignResult, string>;

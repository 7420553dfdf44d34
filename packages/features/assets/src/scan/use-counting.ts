import { type CampaignAsset, campaigns, type CodeMatch, countConditions } from '@portal/contracts';
import { ApiError, call, formatMoment, queryClient, readAgain, useT, useWrite } from '@portal/ui';
import type { ScanChoice, ScanOutcome } from './scan-rows.js';

/** In which campaign is counted, and what is said of each asset until something else is chosen. */
export interface Counting {
  campaignId?: string;
  seenLocation: string;
  condition?: (typeof countConditions)[number];
}

/** What a count came to, in words. */
function useCountWords() {
  const t = useT();
  return ({ results, assetId, location }: CampaignAsset): Pick<ScanOutcome, 'state' | 'text'> => {
    if (!results.includes('found'))
      return {
        state: 'noted',
        text: assetId
          ? t('Noted as unexpected: this campaign does not expect it')
          : t('Noted as unexpected: not in the register of your office'),
      };
    if (results.includes('damaged')) return { state: 'good', text: t('Found, damaged') };
    if (results.includes('wrong-location'))
      return { state: 'good', text: t('Found; by the register it is at {{place}}', { place: location ?? '–' }) };
    return { state: 'good', text: t('Found') };
  };
}

/** Counts what is scanned in a campaign. */
export function useCounting({ campaignId, seenLocation, condition }: Counting) {
  const t = useT();
  const words = useCountWords();
  // Scanned again after its answer was lost, it is the same count.
  const counting = useWrite(campaigns.count);
  const choicesOf = async (id: string, code: string): Promise<ScanOutcome> => {
    const { items } = await call(campaigns.lookUp, { params: { id }, query: { code } });
    const more = ({ location, countedBy }: CodeMatch) =>
      countedBy ? t('Counted by {{name}}', { name: countedBy }) : location;
    const choices = items.map((match): ScanChoice => ({
      assetId: match.assetId,
      name: match.name ?? '',
      serialNumber: match.serialNumber ?? '',
      more: more(match),
    }));
    return { state: 'asks', text: t('Which one is it?'), choices };
  };
  const refused = async (error: unknown, id: string, code: string): Promise<ScanOutcome> => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'CODE_AMBIGUOUS') return choicesOf(id, code);
    if (error.code !== 'ALREADY_COUNTED' || !error.conflict) throw error;
    const { by: name, at } = error.conflict;
    // Of left-to-right order in every language.
    const moment = `\u2066${formatMoment(at)}\u2069`;
    return { state: 'twice', text: t('Counted already by {{name}}, {{moment}}', { name, moment }) };
  };
  return async (code: string, assetId?: string): Promise<ScanOutcome> => {
    if (!campaignId) return { state: 'bad', text: t('Choose first in which campaign you count') };
    const body = { code, assetId, condition, seenLocation: seenLocation.trim() || undefined, photos: [] };
    try {
      const params = { id: campaignId };
      const count = await counting.mutateAsync({ params, body });
      return { ...words(count), count, asset: assetOf(count), undo: () => takeBack(count) };
    } catch (error) {
      return refused(error, campaignId, code);
    }
  };
}

const assetOf = ({ assetId, name = '', serialNumber = '' }: CampaignAsset) =>
  assetId ? { assetId, name, serialNumber } : undefined;

async function takeBack({ id, campaignId, version }: CampaignAsset) {
  const params = { id: campaignId, row: id };
  await call(campaigns.correct, { params, version, body: { counted: false } });
  await readAgain(queryClient, ['asset']);
}

import { useT } from '@portal/ui';
import { useNavigate } from 'react-router';
import { assetsOf } from './find-asset.js';
import type { ScanOutcome } from './scan-rows.js';

/** Opens the asset that a code names; of several, asks which. */
export function useFinding(assets: string) {
  const t = useT();
  const navigate = useNavigate();
  return async (code: string, chosen?: string): Promise<ScanOutcome> => {
    const { one, several } = chosen === undefined ? await assetsOf(code) : { one: undefined, several: [] };
    const id = chosen ?? one?.assetId;
    if (id) {
      await navigate(`${assets}/${id}`);
      return { state: 'good', text: t('Found'), asset: one };
    }
    if (several.length > 0) return { state: 'asks', text: t('Which one is it?'), choices: several };
    return { state: 'bad', text: t('No asset of yours has this code') };
  };
}

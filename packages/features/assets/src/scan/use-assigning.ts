import { assets } from '@portal/contracts';
import { call, queryClient, readAgain, useT } from '@portal/ui';
import { assetsOf } from './find-asset.js';
import type { ScanOutcome } from './scan-rows.js';

/** Who is given what is scanned. */
export interface Receiver {
  id: string;
  name: string;
}

/** Gives each asset that is scanned to one person; who had it before gets it back by Undo. */
export function useAssigning(receiver: Receiver | undefined) {
  const t = useT();
  const assign = async (id: string, endUserId: string | null, version: number) => {
    const after = await call(assets.assign, { params: { id }, version, body: { endUserId } });
    await readAgain(queryClient, ['asset']);
    return after;
  };
  return async (code: string, chosen?: string): Promise<ScanOutcome> => {
    if (!receiver) return { state: 'bad', text: t('Choose first who gets what you scan') };
    const { one, several } = chosen === undefined ? await assetsOf(code) : { one: undefined, several: [] };
    const id = chosen ?? one?.assetId;
    if (!id)
      return several.length > 0
        ? { state: 'asks', text: t('Which one is it?'), choices: several }
        : { state: 'bad', text: t('No asset of yours has this code') };
    const { version, name, serialNumber, endUserId, endUser } = await call(assets.get, { params: { id } });
    const asset = { assetId: id, name, serialNumber };
    if (endUserId === receiver.id)
      return { state: 'twice', text: t('{{name}} has it already', { name: receiver.name }), asset };
    const after = await assign(id, receiver.id, version);
    const text = endUser
      ? t('Given to {{name}}; {{before}} had it before', { name: receiver.name, before: endUser.name })
      : t('Given to {{name}}', { name: receiver.name });
    return { state: 'good', text, asset, undo: () => assign(id, endUserId ?? null, after.version) };
  };
}

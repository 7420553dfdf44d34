import { assets as assetOperations, campaigns as campaignOperations, isOneOf } from '@portal/contracts';
import { Headline, Surface, TextButton, useMay, useT, useUser } from '@portal/ui';
import { Radio } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CountDialog } from '../campaigns/count.dialog.js';
import { AssignSetup } from './assign-setup.js';
import { CountSetup } from './count-setup.js';
import { LastScan } from './last-scan.js';
import { ScanInput, type ScanInputHandle } from './scan-input.js';
import { ScanList } from './scan-list.js';
import { clearScans, noteScan, type ScanMode, scanModes, type ScanRow } from './scan-rows.js';
import css from './scan.module.css';
import { type Receiver, useAssigning } from './use-assigning.js';
import { type Counting, useCounting } from './use-counting.js';
import { useFinding } from './use-finding.js';
import { useScans } from './use-scans.js';

const soundKey = 'portal.scan.silent';

/** Whether scans are heard: kept in this browser. */
function useSounds() {
  const [sounds, setSounds] = useState(() => localStorage.getItem(soundKey) === null);
  const change = (on: boolean) => {
    if (on) localStorage.removeItem(soundKey);
    else localStorage.setItem(soundKey, 'yes');
    setSounds(on);
  };
  return [sounds, change] as const;
}

/** What the reader may scan for, and what is chosen in the address. */
function useModes() {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
  const words: Record<ScanMode, string> = { find: t('Find'), assign: t('Assign'), count: t('Count') };
  const open = scanModes.filter(
    (mode) =>
      mode === 'find' ||
      (mode === 'assign' && may(assetOperations.assign)) ||
      (mode === 'count' && may(campaignOperations.count) && role === 'Buyer'),
  );
  const asked = search.get('mode');
  const mode: ScanMode = isOneOf(open, asked) ? asked : 'find';
  return {
    mode,
    options: open.map((value) => ({ value, label: words[value] })),
    campaignId: search.get('campaign') ?? undefined,
    setMode: (to: ScanMode) => setSearch({ mode: to }, { replace: true }),
  };
}

/** Where assets and campaigns of the area live, and this page itself. */
interface Places {
  base: string;
  assets: string;
  campaigns: string;
}

/** One place to scan: opens assets, gives them to somebody, or counts them; by a reader, a camera or the keyboard. */
export function ScanPage({ base, assets, campaigns }: Places) {
  const t = useT();
  const { mode, options, campaignId, setMode } = useModes();
  const [sounds, setSounds] = useSounds();
  const [receiver, setReceiver] = useState<Receiver>();
  const [counting, setCounting] = useState<Counting>({ campaignId, seenLocation: '' });
  const [detailed, setDetailed] = useState<ScanRow>();
  const input = useRef<ScanInputHandle>(null);
  const doing = { find: useFinding(assets), assign: useAssigning(receiver), count: useCounting(counting) }[mode];
  const purpose = [mode, mode === 'assign' && receiver?.id, mode === 'count' && counting.campaignId].join(' ');
  const { rows, scan, choose, undo } = useScans(doing, purpose, sounds);
  const changeCounting = useCallback((to: Counting) => setCounting(to), []);
  const back = () => input.current?.focus();
  return (
    <>
      <Headline crumbs={[{ label: t('Scan station'), to: base }]} title={t('Scan station')} />
      <div className={css.page}>
        <Radio.Group
          className={css.modes}
          optionType="button"
          buttonStyle="solid"
          aria-label={t('What scanning does')}
          value={mode}
          options={options}
          onChange={({ target }) => {
            setMode(target.value as ScanMode);
            back();
          }}
        />
        {mode === 'assign' && (
          <Surface padded>
            <AssignSetup
              receiver={receiver}
              onChange={(to) => {
                setReceiver(to);
                if (to) back();
              }}
            />
          </Surface>
        )}
        {mode === 'count' && (
          <Surface padded>
            <CountSetup counting={counting} onChange={changeCounting} base={campaigns} />
          </Surface>
        )}
        <ScanInput ref={input} sounds={sounds} onSounds={setSounds} onScan={scan} />
        <LastScan row={rows[0]} />
        {rows.length > 0 && (
          <>
            <ScanList
              rows={rows}
              assets={assets}
              onChoose={(row, assetId) => void choose(row, assetId).then(back)}
              onUndo={(row) => void undo(row).then(back)}
              onDetails={setDetailed}
            />
            <TextButton onClick={clearScans}>{t('Empty the list')}</TextButton>
          </>
        )}
      </div>
      {detailed?.count && (
        <CountDialog
          row={detailed.count}
          onDone={(count) => noteScan(detailed.key, { count, undo: undefined })}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </>
  );
}

import { DateText, Icon, Ltr, RowLink, Secondary, Surface, TextButton, useT } from '@portal/ui';
import { clsx } from 'clsx/lite';
import { scanLooks } from './scan-looks.js';
import type { ScanRow } from './scan-rows.js';
import css from './scan.module.css';

interface ScanListProps {
  rows: readonly ScanRow[];
  /** Where assets live. */
  assets: string;
  onChoose: (row: ScanRow, assetId: string) => void;
  onUndo: (row: ScanRow) => void;
  onDetails: (row: ScanRow) => void;
}

function RowActions({ row, onUndo, onDetails }: { row: ScanRow } & Pick<ScanListProps, 'onUndo' | 'onDetails'>) {
  const t = useT();
  const { undo, count, code } = row;
  if (!undo && !count) return null;
  return (
    <span className={css.actions}>
      {count && (
        <TextButton aria-label={t('Note or photo: {{code}}', { code })} onClick={() => onDetails(row)}>
          {t('Note or photo')}
        </TextButton>
      )}
      {undo && (
        <TextButton aria-label={t('Undo: {{code}}', { code })} onClick={() => onUndo(row)}>
          {t('Undo')}
        </TextButton>
      )}
    </span>
  );
}

/** What was scanned, newest first; what failed stays with its reason. */
export function ScanList({ rows, assets, onChoose, onUndo, onDetails }: ScanListProps) {
  const t = useT();
  return (
    <Surface as="section" aria-label={t('Scanned')}>
      <ol className={css.rows}>
        {rows.map((row) => (
          <li key={row.key} className={clsx(css.row, scanLooks[row.state].tone)}>
            <Icon icon={scanLooks[row.state].icon} size={20} />
            <div className={css.words}>
              <span className={css.first}>
                {row.asset ? (
                  <RowLink to={`${assets}/${row.asset.assetId}`}>
                    <bdi>{row.asset.name}</bdi>
                  </RowLink>
                ) : (
                  <b>
                    <Ltr>{row.code}</Ltr>
                  </b>
                )}
                <Secondary>
                  <DateText value={row.at} time />
                </Secondary>
              </span>
              <span className={css.result}>{row.state === 'working' ? t('Working...') : row.text}</span>
              {row.asset && (
                <Secondary>
                  <Ltr>{row.asset.serialNumber || row.code}</Ltr>
                </Secondary>
              )}
              {row.choices?.map(({ assetId, name, serialNumber, more }) => (
                <button key={assetId} type="button" className={css.choice} onClick={() => onChoose(row, assetId)}>
                  <bdi>{name}</bdi>
                  <Secondary>
                    <Ltr>{serialNumber}</Ltr>
                    {more && (
                      <>
                        {' · '}
                        <bdi>{more}</bdi>
                      </>
                    )}
                  </Secondary>
                </button>
              ))}
              <RowActions row={row} onUndo={onUndo} onDetails={onDetails} />
            </div>
          </li>
        ))}
      </ol>
    </Surface>
  );
}

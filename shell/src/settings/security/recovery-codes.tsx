import { Actions, copyText, Ltr, NoteLine, save, useT } from '@portal/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import css from './recovery-codes.module.css';
import settings from '../settings.module.css';

/** The recovery codes, shown this once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  const [noClipboard, setNoClipboard] = useState(false);
  // They may stand below the edge of the screen, and are not shown again.
  useEffect(() => section.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => setNoClipboard(!(await copyText(text, t('The codes were copied'))));
  return (
    <section className={css.codes} aria-label={t('Recovery codes')} tabIndex={-1} ref={section}>
      <NoteLine tone="waiting">
        <b>{t('Keep these recovery codes now: they are shown only once.')}</b>
        <p>{t('Each signs you in once when the phone is not at hand.')}</p>
      </NoteLine>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      {noClipboard && (
        <NoteLine tone="waiting">{t('This browser does not allow copying. Download them instead.')}</NoteLine>
      )}
      <Actions className={settings.buttons}>
        <Button onClick={() => void copy()}>{t('Copy')}</Button>
        <Button onClick={() => save(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {t('Download')}
        </Button>
        <Button type="primary" onClick={onKept}>
          {t('I have kept them')}
        </Button>
      </Actions>
    </section>
  );
}

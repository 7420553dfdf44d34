import { secondFactor } from '@portal/contracts';
import { Actions, NoteLine, useT } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { FactorProofDialog } from './factor-proof.dialog.js';
import css from './second-factor.module.css';
import settings from '../settings.module.css';

/** After a reload before the codes were kept: they cannot be shown again, but new ones can be made. */
export function CodesNotKept({ onCodes, onKept }: { onCodes: (codes: string[]) => void; onKept: () => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.factor}>
      <NoteLine tone="waiting">
        <b>{t('Did you keep your recovery codes?')}</b>
        <p>{t('They cannot be shown again. If you do not have them, make new ones now.')}</p>
      </NoteLine>
      <Actions className={settings.buttons}>
        <Button onClick={onKept}>{t('I have kept them')}</Button>
        <Button type="primary" onClick={() => setOpen(true)}>
          {t('Make new codes')}
        </Button>
      </Actions>
      <FactorProofDialog
        open={open}
        title={t('New recovery codes')}
        text={t('The old ones stop working.')}
        action={t('Make new codes')}
        operation={secondFactor.newRecoveryCodes}
        onClose={() => setOpen(false)}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
    </div>
  );
}

import { Button } from 'antd';
import { useT } from '../i18n/use-t.js';
import { DialogActions } from '../layout/layout.js';
import css from './leave-question.module.css';

/** What Escape or the cross of a dialog asks where something was typed; its Cancel, which is pressed on purpose, asks nothing. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useT();
  return (
    <div role="alertdialog" aria-label={t('What you typed is not sent')} className={css.question}>
      <span>{t('What you typed is not sent')}</span>
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- who pressed Escape goes on from here, and staying is the safe place */}
        <Button autoFocus onClick={onStay}>
          {t('Keep editing')}
        </Button>
        <Button danger onClick={onLeave}>
          {t('Discard')}
        </Button>
      </DialogActions>
    </div>
  );
}

import { ControlLabel, type Mode, prefer, type TextSize, usePreferences, useT } from '@portal/ui';
import { Radio } from 'antd';
import css from '../choices.module.css';

/** Theme and text size of this browser. */
export function LookChoice() {
  const t = useT();
  const { mode, size } = usePreferences();
  return (
    <div className={css.choices}>
      <div role="group" aria-label={t('Theme')}>
        <ControlLabel>{t('Theme')}</ControlLabel>
        <Radio.Group
          value={mode}
          options={[
            { value: 'light', label: t('Light theme') },
            { value: 'dark', label: t('Dark theme') },
          ]}
          onChange={({ target }) => prefer({ mode: target.value as Mode })}
        />
      </div>
      <div role="group" aria-label={t('Text size')}>
        <ControlLabel>{t('Text size')}</ControlLabel>
        <Radio.Group
          value={size}
          options={[
            { value: 'small', label: t('Smaller text') },
            { value: 'normal', label: t('Normal text') },
            { value: 'large', label: t('Larger text') },
          ]}
          onChange={({ target }) => prefer({ size: target.value as TextSize })}
        />
      </div>
    </div>
  );
}

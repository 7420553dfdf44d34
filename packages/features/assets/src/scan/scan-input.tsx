import { ControlLabel, LabelledControl, ScanButton, useT } from '@portal/ui';
import { Button, Checkbox, Input, type InputRef } from 'antd';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import css from './scan.module.css';
import type { ScanOutcome } from './scan-rows.js';

export interface ScanInputHandle {
  focus: () => void;
}

interface ScanInputProps {
  ref: Ref<ScanInputHandle>;
  sounds: boolean;
  onSounds: (sounds: boolean) => void;
  onScan: (code: string, quiet?: boolean) => Promise<ScanOutcome>;
}

const fields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="combobox"]';

/** What a reader types goes into the input, wherever the focus was left; who types in another field stays there. */
function useReader(input: { current: InputRef | null }) {
  useLayoutEffect(() => {
    const catchKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText || (event.target instanceof Element && event.target.closest(fields))) return;
      event.stopPropagation();
      input.current?.focus();
    };
    // Before the shortcuts of the page hear it.
    window.addEventListener('keydown', catchKey, true);
    return () => window.removeEventListener('keydown', catchKey, true);
  }, [input]);
}

/** The one input of the station: typed, from a reader that types and ends with Enter, or from the camera. */
export function ScanInput({ ref, sounds, onSounds, onScan }: ScanInputProps) {
  const t = useT();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  useReader(input);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const take = () => {
    const code = typed.trim();
    setTyped('');
    input.current?.focus();
    if (code) void onScan(code);
  };
  return (
    <div className={css.scan}>
      <div className={css.typed}>
        <LabelledControl htmlFor={id}>
          <ControlLabel>{t('Asset ID, serial number or contract')}</ControlLabel>
          <Input
            ref={input}
            id={id}
            className={css.input}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={100}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a reader types into this, the one field that the page is for
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={take}
          />
        </LabelledControl>
        <Button type="primary" size="large" className={css.enter} onClick={take}>
          {t('Enter')}
        </Button>
      </div>
      <div className={css.beside}>
        <ScanButton
          many
          onScan={async (code) => {
            const { state, text } = await onScan(code, true);
            return state === 'bad' ? text : undefined;
          }}
        />
        <Checkbox checked={sounds} onChange={({ target }) => onSounds(target.checked)}>
          {t('Sound')}
        </Checkbox>
      </div>
    </div>
  );
}

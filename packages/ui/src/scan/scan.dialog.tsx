import { Button, Input } from 'antd';
import { clsx } from 'clsx/lite';
import { CircleCheck, CircleX, Flashlight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { NoteLine } from '../detail/note-line.js';
import { LabelledControl } from '../form/labelled-control.js';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Parts } from '../layout/layout.js';
import { Dialog } from '../overlay/dialog.js';
import { ControlLabel, ErrorText, Secondary } from '../text/text.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { scannedText } from './scanned-text.js';
import { signal } from './signal.js';
import { useCamera, type CameraState } from './use-camera.js';
import css from './scan.dialog.module.css';

/** What is done with a code; a text says why it was not taken. */
type Take = (text: string) => string | undefined | Promise<string | undefined>;

export interface ScanProps {
  /** Stays open and takes one code after another, each once. */
  many?: boolean;
  onScan: Take;
}

interface Came {
  text: string;
  refusal?: string;
}

const notTaken = 'This code holds no serial number';

function useStateWords(): Record<CameraState, string | undefined> {
  const t = useT();
  return {
    starting: t('The camera is starting...'),
    live: undefined,
    insecure: t('The browser gives the camera to secure pages only (https). Please type the code, or use a reader.'),
    missing: t('No camera was found. Please type the code, or use a reader.'),
    refused: t('The camera was not allowed. Please allow it in the browser for this page, or type the code.'),
    busy: t('The camera cannot be used now: perhaps another program has it. Please type the code, or use a reader.'),
  };
}

function Light({ set }: { set: (on: boolean) => Promise<void> }) {
  const t = useT();
  const [on, setOn] = useState(false);
  const change = async () => {
    await set(!on);
    setOn(!on);
  };
  return (
    // A camera that takes the light back while it is used leaves the button as it was.
    <Button aria-pressed={on} icon={<Icon icon={Flashlight} />} onClick={() => void change().catch(() => undefined)}>
      {t('Light')}
    </Button>
  );
}

function CameList({ came }: { came: readonly Came[] }) {
  const t = useT();
  const say = useSay();
  return (
    <div role="status" aria-label={t('Scanned codes')}>
      <Secondary as="p">{t('Scanned: {{n}}', { n: String(came.filter((one) => !one.refusal).length) })}</Secondary>
      <ul className={css.came}>
        {came.map(({ text, refusal }) => (
          <li key={text}>
            {!refusal && <Icon icon={CircleCheck} />}
            <Ltr>{text}</Ltr>
            {refusal && (
              <ErrorText>
                <Icon icon={CircleX} />
                {say(refusal)}
              </ErrorText>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Scanner({ many = false, onScan, onClose }: ScanProps & { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [came, setCame] = useState<Came[]>([]);
  // A code stays in sight for many pictures, and is heard once.
  const heard = useRef(new Set<string>());
  // One code is one, however many are in the picture.
  const taking = useRef(false);
  const hear = async (raw: string) => {
    if (taking.current || heard.current.has(raw)) return;
    taking.current = !many;
    heard.current.add(raw);
    const text = scannedText(raw);
    const refusal = text === undefined ? notTaken : await onScan(text);
    signal(!refusal);
    // Of what is not understood no more is shown than tells which code it was.
    const shown = text ?? raw.replaceAll(/\p{C}/gu, ' ').slice(0, 40);
    if (!many && !refusal) return onClose();
    taking.current = false;
    setCame((before) => [{ text: shown, refusal }, ...before.filter((one) => one.text !== shown)]);
  };
  const { video, state, setLight } = useCamera((raw) => void hear(raw));
  const words = useStateWords()[state];
  const add = () => {
    if (!typed.trim()) return;
    // Who types it again means it.
    heard.current.delete(typed);
    void hear(typed);
    setTyped('');
  };
  return (
    <Parts>
      {words && (
        <div role="status">
          <NoteLine tone={state === 'starting' ? 'moving' : 'waiting'}>{words}</NoteLine>
        </div>
      )}
      <video
        ref={video}
        className={clsx(css.video, state !== 'live' && css.off)}
        aria-label={t('What the camera sees')}
        muted
        playsInline
      />
      {setLight && <Light set={setLight} />}
      <div className={css.typed}>
        <LabelledControl htmlFor={id}>
          <ControlLabel>{t('Or type it, or use a reader')}</ControlLabel>
          <Input
            id={id}
            dir="ltr"
            autoComplete="off"
            maxLength={200}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; a reader types into this, its one field
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              add();
            }}
          />
        </LabelledControl>
        <Button onClick={add}>{t('Add')}</Button>
      </div>
      {(many || came.length > 0) && <CameList came={came} />}
    </Parts>
  );
}

/** Reads codes with the camera, from a reader that types, or from the keyboard. */
export function ScanDialog({
  open,
  title,
  onClose,
  ...scan
}: ScanProps & { open: boolean; title: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button type={scan.many ? 'primary' : undefined} onClick={onClose}>
          {scan.many ? t('Done') : t('Cancel')}
        </Button>
      }
    >
      {open && <Scanner {...scan} onClose={onClose} />}
    </Dialog>
  );
}

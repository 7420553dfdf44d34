import { fileRules } from '@portal/contracts';
import { useImportSubject, type FileImport } from './import-subject.js';
import { ButtonRow } from '../layout/layout.js';
import { call, newKey } from '../api/call.js';
import { download } from '../api/download.js';
import { faultOf, type Uploaded } from '../form/use-uploads.js';
import { formatNumber } from '../values/number.js';
import { formatSize } from '../values/file-size.js';
import { Icon } from '../values/icon.js';
import { Loading } from '../states/loading.js';
import { messageOf } from '../api/api-error.js';
import { Refusal } from '../states/refusal.js';
import { Secondary } from '../text/text.js';
import { Sheet } from '../detail/sheet.js';
import { UploadRow } from '../form/upload-row.js';
import { UploadRows } from '../layout/rows.js';
import { useT } from '../i18n/use-t.js';
import { Button } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { ImportSteps } from './import-steps.js';

/** Sends the file; the server matches its headings and checks every row, nothing is made yet. */
function useSending(onUploaded: (made: FileImport) => void) {
  const { operations, files } = useImportSubject();
  const rule = files?.rule ?? fileRules.csv;
  const [sent, setSent] = useState<Uploaded>();
  const stop = useRef<AbortController>(undefined);
  const send = async (file: File, key: string = newKey()) => {
    const about = { key, name: file.name, size: file.size, file };
    const error = faultOf(file, rule);
    if (error) return setSent({ ...about, error });
    setSent({ ...about, part: 0 });
    stop.current = new AbortController();
    try {
      onUploaded(
        (await call(operations.upload, {
          files: { file },
          idempotencyKey: key,
          signal: stop.current.signal,
          onProgress: (part) => setSent({ ...about, part }),
        })) as FileImport,
      );
    } catch (thrown) {
      if (!stop.current.signal.aborted) setSent({ ...about, error: messageOf(thrown) });
    }
  };
  const clear = () => {
    stop.current?.abort();
    setSent(undefined);
  };
  return { sent, send, clear };
}

function TemplateButton() {
  const t = useT();
  const { operations, template } = useImportSubject();
  const [error, setError] = useState<string>();
  return (
    <>
      <Button
        icon={<Icon icon={Download} />}
        onClick={() =>
          void download(operations.template, {}, template).catch((thrown: unknown) => setError(messageOf(thrown)))
        }
      >
        {t('Download Template')}
      </Button>
      {error && <Refusal text={error} />}
    </>
  );
}

interface UploadStepProps {
  onUploaded: (made: FileImport) => void;
  /** What stands below. */
  children?: ReactNode;
}

/** The first step: the file. */
export function UploadStep({ onUploaded, children }: UploadStepProps) {
  const t = useT();
  const { maxRows, files } = useImportSubject();
  const { types, maxBytes } = files?.rule ?? fileRules.csv;
  const [size, rows] = [formatSize(maxBytes), formatNumber(maxRows)];
  const choose = files?.choose ?? t('Choose a CSV file');
  const input = useRef<HTMLInputElement>(null);
  const { sent, send, clear } = useSending(onUploaded);
  const waiting = sent?.part === 1 && !sent.error;
  return (
    <ImportSteps at="upload">
      <Sheet title={choose}>
        <p>{t('Your own headings are fine: they are matched in the next step. Nothing is made before you say so.')}</p>
        <Secondary as="p">
          {files ? files.limits(size, rows) : t('CSV, at most {{size}} and {{rows}} rows.', { size, rows })}
        </Secondary>
        {sent && (
          <UploadRows>
            <UploadRow file={sent} onRemove={clear} onRetry={() => sent.file && void send(sent.file, sent.key)} />
          </UploadRows>
        )}
        {waiting && <Loading text={t('Every row is being checked.')} />}
        <ButtonRow start>
          <Button
            type="primary"
            icon={<Icon icon={FileUp} />}
            disabled={!!sent && !sent.error}
            onClick={() => input.current?.click()}
          >
            {t('Choose file')}
          </Button>
          <TemplateButton />
        </ButtonRow>
        <input
          ref={input}
          type="file"
          hidden
          accept={types.map((type) => `.${type}`).join(',')}
          aria-label={choose}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
      </Sheet>
      {children}
    </ImportSteps>
  );
}

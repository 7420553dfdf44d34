import { assetImports, fileRules, importMaxRows, type AssetImport } from '@portal/contracts';
import {
  ButtonRow,
  call,
  download,
  faultOf,
  formatNumber,
  formatSize,
  Icon,
  Loading,
  messageOf,
  newKey,
  Refusal,
  Secondary,
  Sheet,
  UploadRow,
  UploadRows,
  useT,
  type Uploaded,
} from '@portal/ui';
import { Button } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ImportSteps } from './import-steps.js';

/** Sends the file; the server matches its headings and checks every row, nothing is made yet. */
function useSending(onUploaded: (made: AssetImport) => void) {
  const [sent, setSent] = useState<Uploaded>();
  const stop = useRef<AbortController>(undefined);
  const send = async (file: File, key: string = newKey()) => {
    const about = { key, name: file.name, size: file.size, file };
    const error = faultOf(file, fileRules.csv);
    if (error) return setSent({ ...about, error });
    setSent({ ...about, part: 0 });
    stop.current = new AbortController();
    try {
      onUploaded(
        await call(assetImports.upload, {
          files: { file },
          idempotencyKey: key,
          signal: stop.current.signal,
          onProgress: (part) => setSent({ ...about, part }),
        }),
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
  const [error, setError] = useState<string>();
  return (
    <>
      <Button
        icon={<Icon icon={Download} />}
        onClick={() =>
          void download(assetImports.template, {}, 'asset_template.csv').catch((thrown: unknown) =>
            setError(messageOf(thrown)),
          )
        }
      >
        {t('Download template')}
      </Button>
      {error && <Refusal text={error} />}
    </>
  );
}

/** The first step: the file. */
export function UploadStep({ onUploaded }: { onUploaded: (made: AssetImport) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { sent, send, clear } = useSending(onUploaded);
  const waiting = sent?.part === 1 && !sent.error;
  return (
    <ImportSteps at="upload">
      <Sheet title={t('Choose a CSV file')}>
        <p>{t('Your own headings are fine: they are matched in the next step. Nothing is made before you say so.')}</p>
        <Secondary as="p">
          {t('CSV, at most {{size}} and {{rows}} rows.', {
            size: formatSize(fileRules.csv.maxBytes),
            rows: formatNumber(importMaxRows),
          })}
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
          accept=".csv"
          aria-label={t('CSV file')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
      </Sheet>
    </ImportSteps>
  );
}

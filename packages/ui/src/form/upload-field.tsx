import type { FileRule, Operation } from '@portal/contracts';
import { Button } from 'antd';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { formatSize } from '../values/file-size.js';
import { Field, useLabel, type FieldProps } from './field.js';
import { UploadRow } from './upload-row.js';
import { useUploads } from './use-uploads.js';
import { UploadRows } from '../layout/rows.js';
import css from './upload-field.module.css';

export interface UploadFieldProps extends Omit<FieldProps, 'hint'> {
  /** The service's upload: `registrationFiles.upload`. */
  operation: Operation;
  /** Which rule of `fileRules` it follows. */
  purpose: string;
  rule: FileRule;
  hint?: string;
}

const typesIn = (rule: FileRule) => rule.types.map((type) => type.toUpperCase()).join(', ');
const accepted = (rule: FileRule) =>
  rule.types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',');

/** Files, sent as soon as they are chosen; the value is the list of their ids. */
export function UploadField({ operation, purpose, rule, hint, ...field }: UploadFieldProps) {
  const t = useT();
  const label = useLabel(field);
  const input = useRef<HTMLInputElement>(null);
  const limits = t('{{types}}, at most {{size}}', { types: typesIn(rule), size: formatSize(rule.maxBytes) });
  const uploads = useUploads({ operation, purpose, rule, path: field.name });
  // Without its button the list of files takes the focus when a message leads here.
  const full = !rule.many && uploads.files.length > 0;
  return (
    <Field {...field} hint={hint ? `${hint} ${limits}` : limits} group>
      {({ id, disabled, ...described }) => (
        <div className={css.uploads} {...(full ? { id, tabIndex: -1 } : {})}>
          {uploads.files.length > 0 && (
            <UploadRows>
              {uploads.files.map((file) => (
                <UploadRow
                  key={file.key}
                  file={file}
                  onRemove={() => uploads.remove(file)}
                  onRetry={() => uploads.retry(file)}
                />
              ))}
            </UploadRows>
          )}
          {!full && (
            <Button
              id={id}
              aria-describedby={described['aria-describedby']}
              disabled={disabled}
              icon={<Icon icon={Paperclip} />}
              onClick={() => input.current?.click()}
            >
              {t('Choose file')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept={accepted(rule)}
            multiple={rule.many}
            onChange={({ target }) => {
              uploads.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}

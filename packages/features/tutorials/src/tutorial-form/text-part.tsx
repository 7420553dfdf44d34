import { fileRules, languages, ticketingFiles } from '@portal/contracts';
import {
  FieldGroup,
  FormPart,
  Icon,
  TextAreaField,
  TextField,
  UploadField,
  useFieldRows,
  useFieldValue,
  useFormState,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import css from './text-part.module.css';

/** What a new step begins with. */
export const newStep = { title: '', text: '', pictures: [] };

function StepFields({ path, number, onRemove }: { path: string; number: number; onRemove?: () => void }) {
  const t = useT();
  const title = t('Step {{number}}', { number });
  return (
    <FieldGroup title={title} onRemove={onRemove}>
      <TextField name={`${path}.title`} maxLength={100} />
      <TextAreaField name={`${path}.text`} maxLength={2000} />
      <UploadField
        name={`${path}.pictures`}
        operation={ticketingFiles.upload}
        purpose="photo"
        rule={fileRules.photo}
        optional
      />
    </FieldGroup>
  );
}

/** The tutorial in one language: what it is called, and its steps. */
export function TextPart({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const path = `texts.${index}`;
  const language = useFieldValue<string>(`${path}.language`);
  const { keys, append, remove } = useFieldRows(`${path}.steps`);
  const name = languages.find(({ code }) => code === language)?.nativeName ?? '';
  return (
    <FormPart title={name} help={t('What readers of this language see; the others see the English text.')}>
      <TextField name={`${path}.title`} maxLength={100} />
      <TextAreaField name={`${path}.summary`} maxLength={300} />
      {keys.map((key, at) => (
        <StepFields
          key={key}
          path={`${path}.steps.${at}`}
          number={at + 1}
          onRemove={keys.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <div className={css.actions}>
        <Button icon={<Icon icon={Plus} />} disabled={busy || keys.length >= 30} onClick={() => append(newStep)}>
          {t('Add Step')}
        </Button>
        {onRemove && (
          <Button icon={<Icon icon={Trash2} />} disabled={busy} onClick={onRemove}>
            {t('Remove {{name}}', { name })}
          </Button>
        )}
      </div>
    </FormPart>
  );
}

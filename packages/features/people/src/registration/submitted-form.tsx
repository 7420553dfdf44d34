import { registrationFiles, type Registration } from '@portal/contracts';
import { Properties, History, Sheet, useT, ShownFiles } from '@portal/ui';
import { fileWord, submittedParts } from './submitted-parts.js';
import { SubmittedValue } from './submitted-value.js';

/** Everything that was submitted: each field in its part, the files, and what happened since. */
export function SubmittedForm({ registration }: { registration: Registration }) {
  const t = useT();
  const asked = registration.fieldsToCorrect ?? [];
  return (
    <>
      {submittedParts(t, registration.kind).map(({ title, fields }) => (
        <Sheet key={title} title={title}>
          <Properties
            stacked
            properties={fields.map((field) => ({
              label: asked.includes(field.path)
                ? t('{{field}} (to be corrected)', { field: field.label })
                : field.label,
              value: <SubmittedValue field={field} form={registration.form} />,
            }))}
          />
        </Sheet>
      ))}
      <Sheet title={t('Documents')}>
        <ShownFiles
          files={registration.files.map((file) => ({ ...file, label: fileWord(t, file.field) }))}
          store={registrationFiles}
        />
      </Sheet>
      <Sheet title={t('History')}>
        <History entries={registration.history} />
      </Sheet>
    </>
  );
}

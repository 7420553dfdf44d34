import { Ltr, TextAreaField, useForm, useT } from '@portal/ui';

const longest = 500;

/** What is wrong, in 20 to 500 characters, counted while typing. */
export function DescriptionField() {
  const t = useT();
  const { values } = useForm();
  const length = typeof values.description === 'string' ? values.description.trim().length : 0;
  return (
    <div className="with-count">
      <TextAreaField
        name="description"
        hint={t('What happens, since when, and what you have tried. At least 20 characters.')}
        rows={5}
        maxLength={longest}
      />
      <span className="s count">
        <Ltr>
          {length}/{longest}
        </Ltr>
      </span>
    </div>
  );
}

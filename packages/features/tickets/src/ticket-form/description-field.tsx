import { Ltr, Secondary, TextAreaField, useFieldValue, useT } from '@portal/ui';
import css from './description-field.module.css';

const longest = 500;

/** What is wrong, in 20 to 500 characters, counted while typing. */
export function DescriptionField() {
  const t = useT();
  const text = useFieldValue('description');
  const length = typeof text === 'string' ? text.trim().length : 0;
  return (
    <div className={css.field}>
      <TextAreaField
        name="description"
        hint={t('What happens, since when, and what you have tried. At least 20 characters.')}
        rows={5}
        maxLength={longest}
      />
      <Secondary className={css.count}>
        <Ltr>
          {length}/{longest}
        </Ltr>
      </Secondary>
    </div>
  );
}

import { SelectField, TextButton, useFieldValue, useFormState, useT } from '@portal/ui';
import { useState } from 'react';
import { SuggestionListDialog } from './suggestion-list.dialog.js';
import { useSuggestions, type SuggestionKind } from './suggestions.js';
import css from './suggestion-field.module.css';

export interface SuggestionFieldProps {
  name: string;
  kind: SuggestionKind;
}

/** A name from a list of suggestions; what is typed can be added, and the list can be cleaned up. */
export function SuggestionField({ name, kind }: SuggestionFieldProps) {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  // It may be on no list.
  const value = useFieldValue<string>(name);
  const { list, add } = useSuggestions(kind);
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState(false);
  const text = typed.trim();
  const known = value && !list.includes(value) ? [...list, value] : list;
  const fitting = known.filter((one) => one.toLowerCase().includes(text.toLowerCase()));
  const isNew = text !== '' && !known.some((one) => one.toLowerCase() === text.toLowerCase());
  const title = kind === 'products' ? t('Product suggestions') : t('Brand suggestions');
  return (
    <div className={css.field}>
      <SelectField
        name={name}
        placeholder={t('Choose or type a name')}
        options={[
          ...fitting.map((one) => ({ value: one, label: one })),
          ...(isNew ? [{ value: text, label: t('Add “{{name}}”', { name: text }) }] : []),
        ]}
        onSearch={setTyped}
        onChosen={(chosen) => {
          setTyped('');
          if (chosen) add(chosen);
        }}
      />
      <TextButton disabled={busy} onClick={() => setEditing(true)}>
        {t('Edit the list')}
      </TextButton>
      <SuggestionListDialog kind={kind} title={title} open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}

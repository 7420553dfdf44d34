import { useImportSubject, type FileImport, type ImportSaying } from './import-subject.js';
import { Icon } from '../values/icon.js';
import { Lines } from '../text/text.js';
import { messageOf } from '../api/api-error.js';
import { NoteLine } from '../detail/note-line.js';
import { PlainTable } from '../detail/plain-table.js';
import { Refusal } from '../states/refusal.js';
import { Sheet } from '../detail/sheet.js';
import { useT } from '../i18n/use-t.js';
import { useWrite } from '../api/queries.js';
import { Select } from 'antd';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ImportSteps } from './import-steps.js';
import css from './match-step.module.css';

interface MatchStepProps {
  fileImport: FileImport;
  repeated: boolean;
  onBack: () => void;
  onMatched: () => void;
}

type Matching = FileImport['mapping'];

const samples = 2;

/** A field belongs to one column: choosing it for another takes it away from the first. */
const matched = (mapping: Matching, heading: string, field: string | null): Matching => ({
  ...Object.fromEntries(Object.entries(mapping).map(([name, held]) => [name, held === field ? null : held])),
  [heading]: field,
});

const same = (one: Matching, other: Matching) => Object.keys(one).every((heading) => one[heading] === other[heading]);

/** The second step: which column is what. */
export function MatchStep({ fileImport, repeated, onBack, onMatched }: MatchStepProps) {
  const t = useT();
  const { operations, fields, saying: ofAll, Read } = useImportSubject();
  const check = useWrite(operations.check);
  const said = ofAll?.of(fileImport) ?? {};
  const [saying, setSaying] = useState<ImportSaying>(said);
  const [mapping, setMapping] = useState(fileImport.mapping);
  const [error, setError] = useState<string>();
  const taken = [...Object.values(mapping), ...(ofAll?.fields(saying) ?? [])];
  // What was said of all rows, and is not any more, needs a column again.
  const needed = [...fileImport.missing, ...(ofAll?.fields(said) ?? [])];
  const missing = fields.filter(({ name }) => needed.includes(name) && !taken.includes(name));
  const goOn = async () => {
    setError(undefined);
    if (same(mapping, fileImport.mapping) && JSON.stringify(saying) === JSON.stringify(said)) return onMatched();
    try {
      const checked = (await check.mutateAsync({
        params: { id: fileImport.id },
        version: fileImport.version,
        body: { mapping, ...saying },
      })) as FileImport;
      if (!checked.missing.length) onMatched();
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  return (
    <ImportSteps
      at="match"
      onBack={onBack}
      primary={{
        label: t('Check the rows'),
        disabled: missing.length > 0,
        busy: check.isPending,
        onClick: () => void goOn(),
      }}
    >
      {repeated && (
        <NoteLine>{t('This file was uploaded before. It goes on where it was left; nothing is made twice.')}</NoteLine>
      )}
      {Read && <Read fileImport={fileImport} />}
      {missing.length > 0 ? (
        <NoteLine tone="waiting">
          <b>{t('Please match a column to every required field')}</b>
          <p>{missing.map(({ label }) => label).join(', ')}</p>
        </NoteLine>
      ) : (
        <NoteLine tone="good">{t('Every required field has a column.')}</NoteLine>
      )}
      {error && <Refusal text={error} />}
      {ofAll && <ofAll.Fields saying={saying} onChange={setSaying} />}
      <ColumnsSheet fileImport={fileImport} mapping={mapping} onChange={setMapping} />
    </ImportSteps>
  );
}

const Sample = ({ fileImport, heading }: { fileImport: FileImport; heading: string }) => (
  <Lines secondary>
    {fileImport.sample
      .map((row) => row[heading] ?? '')
      .filter(Boolean)
      .slice(0, samples)
      .map((value, index) => (
        <bdi key={index}>{value}</bdi>
      ))}
  </Lines>
);

interface FieldChoiceProps {
  mapping: Matching;
  heading: string;
  onChange: (mapping: Matching) => void;
}

/** What a column holds. */
function FieldChoice({ mapping, heading, onChange }: FieldChoiceProps) {
  const t = useT();
  const { fields } = useImportSubject();
  return (
    <span className={css.match}>
      <Select
        aria-label={t('Field for {{heading}}', { heading })}
        value={mapping[heading] ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        suffixIcon={<Icon icon={ChevronDown} />}
        popupMatchSelectWidth={false}
        options={[{ value: '', label: t('Leave out') }, ...fields.map(({ name, label }) => ({ value: name, label }))]}
        onChange={(field: string) => onChange(matched(mapping, heading, field || null))}
      />
      {mapping[heading] && <Icon icon={CircleCheck} />}
    </span>
  );
}

interface ColumnsSheetProps {
  fileImport: FileImport;
  mapping: Matching;
  onChange: (mapping: Matching) => void;
}

/** Each column of the file, with what it holds. */
function ColumnsSheet({ fileImport, mapping, onChange }: ColumnsSheetProps) {
  const t = useT();
  return (
    <Sheet title={t('Columns of the file')} flush>
      <PlainTable
        name={t('Columns of the file')}
        rows={fileImport.headings}
        rowKey={(heading) => heading}
        columns={[
          {
            key: 'heading',
            title: t('Heading in the file'),
            render: (heading) => (
              <b>
                <bdi>{heading}</bdi>
              </b>
            ),
          },
          {
            key: 'sample',
            title: t('First rows'),
            render: (heading) => <Sample fileImport={fileImport} heading={heading} />,
          },
          {
            key: 'field',
            title: t('Is'),
            render: (heading) => <FieldChoice mapping={mapping} heading={heading} onChange={onChange} />,
          },
        ]}
      />
    </Sheet>
  );
}

import { assetImports, importFieldNames, importHeadings, type AssetImport, type ImportField } from '@portal/contracts';
import { Icon, Lines, messageOf, NoteLine, PlainTable, Refusal, Sheet, useT, useWrite } from '@portal/ui';
import { Select } from 'antd';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ImportSteps } from './import-steps.js';
import css from './match-step.module.css';

interface MatchStepProps {
  assetImport: AssetImport;
  repeated: boolean;
  onBack: () => void;
  onMatched: () => void;
}

type Matching = AssetImport['mapping'];

const samples = 2;
const labelOf = (field: ImportField) => importHeadings(field)[0];

/** A field belongs to one column: choosing it for another takes it away from the first. */
const matched = (mapping: Matching, heading: string, field: ImportField | null): Matching => ({
  ...Object.fromEntries(Object.entries(mapping).map(([name, held]) => [name, held === field ? null : held])),
  [heading]: field,
});

const same = (one: Matching, other: Matching) => Object.keys(one).every((heading) => one[heading] === other[heading]);

/** The second step: which column is what. */
export function MatchStep({ assetImport, repeated, onBack, onMatched }: MatchStepProps) {
  const t = useT();
  const check = useWrite(assetImports.check);
  const [mapping, setMapping] = useState(assetImport.mapping);
  const [error, setError] = useState<string>();
  const taken = Object.values(mapping);
  const missing = (assetImport.missing as ImportField[]).filter((field) => !taken.includes(field));
  const goOn = async () => {
    setError(undefined);
    if (same(mapping, assetImport.mapping)) return onMatched();
    try {
      const checked = await check.mutateAsync({
        params: { id: assetImport.id },
        version: assetImport.version,
        body: { mapping },
      });
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
      {missing.length > 0 ? (
        <NoteLine tone="waiting">
          <b>{t('Please match a column to every required field')}</b>
          <p>{missing.map((field) => t(labelOf(field))).join(', ')}</p>
        </NoteLine>
      ) : (
        <NoteLine tone="good">{t('Every required field has a column.')}</NoteLine>
      )}
      {error && <Refusal text={error} />}
      <ColumnsSheet assetImport={assetImport} mapping={mapping} onChange={setMapping} />
    </ImportSteps>
  );
}

const Sample = ({ assetImport, heading }: { assetImport: AssetImport; heading: string }) => (
  <Lines secondary>
    {assetImport.sample
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
  return (
    <span className={css.match}>
      <Select
        aria-label={t('Field for {{heading}}', { heading })}
        value={mapping[heading] ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        suffixIcon={<Icon icon={ChevronDown} />}
        popupMatchSelectWidth={false}
        options={[
          { value: '', label: t('Leave out') },
          ...importFieldNames.map((field) => ({ value: field, label: t(labelOf(field)) })),
        ]}
        onChange={(field: ImportField | '') => onChange(matched(mapping, heading, field || null))}
      />
      {mapping[heading] && <Icon icon={CircleCheck} />}
    </span>
  );
}

interface ColumnsSheetProps {
  assetImport: AssetImport;
  mapping: Matching;
  onChange: (mapping: Matching) => void;
}

/** Each column of the file, with what it holds. */
function ColumnsSheet({ assetImport, mapping, onChange }: ColumnsSheetProps) {
  const t = useT();
  return (
    <Sheet title={t('Columns of the file')} flush>
      <PlainTable
        name={t('Columns of the file')}
        rows={assetImport.headings}
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
            render: (heading) => <Sample assetImport={assetImport} heading={heading} />,
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

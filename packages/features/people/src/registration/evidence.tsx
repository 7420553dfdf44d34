import { matchWords, type Mark, panOf, registrationFiles, registrations, type Registration } from '@portal/contracts';
import {
  Checks,
  DateText,
  Ltr,
  Problem,
  Properties,
  type Property,
  ShownFiles,
  Skeleton,
  Stack,
  TwoLines,
  useKeptRead,
  useT,
} from '@portal/ui';
import { Due } from '../registration-list/due.js';
import { kindWord } from '../registration-list/kind-words.js';
import { checksOf, filesCheck } from './checks-of.js';
import { Marks } from './mark-list.js';
import { organizationNamed } from './organization-named.js';
import { fileWord } from './submitted-parts.js';

/** What the organisations that it may be say themselves, each with its name. */
const saidByName: readonly Mark['code'][] = ['SAME_ORGANIZATION', 'SIMILAR_ORGANIZATION'];

/** What was noticed and is said by nothing else here. */
const marksOf = ({ marks = [], organizations = [] }: Registration) =>
  marks.filter(({ code }) => organizations.length === 0 || !saidByName.includes(code));

/** What a registration is decided by: who it is, what was checked, what it is like, and its files. */
export function Evidence({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data, error, refetch } = useKeptRead(registrations.get, { params: { id } });
  if (error) return <Problem error={error} title={t('Registration not found')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const files = data.files.map((file) => ({ ...file, label: fileWord(t, file.field) }));
  const marks = marksOf(data);
  return (
    <Stack>
      <Who registration={data} />
      <Checks checks={data.marks?.length ? [filesCheck(t, data)] : checksOf(t, data)} />
      {marks.length > 0 && <Marks marks={marks} kind={data.kind} base={base} />}
      <Alike registration={data} />
      {files.length > 0 && <ShownFiles files={files} store={registrationFiles} />}
    </Stack>
  );
}

function Who({ registration }: { registration: Registration }) {
  const t = useT();
  const { gstin } = registration.form;
  const properties: Property[] = [
    { label: t('Registered as'), value: kindWord(t, registration.kind) },
    { label: t('Organization'), value: <bdi>{organizationNamed(registration)}</bdi> },
    { label: t('Contact person'), value: <bdi>{registration.contactPerson}</bdi> },
    { label: t('Email'), value: <Ltr>{registration.email}</Ltr> },
    { label: t('Phone'), value: <Ltr>{registration.phone}</Ltr> },
    ...(typeof gstin === 'string' && gstin
      ? [
          { label: t('GSTIN'), value: <Ltr>{gstin}</Ltr> },
          { label: t('PAN (within the GSTIN)'), value: <Ltr>{panOf(gstin)}</Ltr> },
        ]
      : []),
    { label: t('Submitted'), value: <DateText value={registration.submittedAt} time /> },
    ...(registration.dueOn ? [{ label: t('Due'), value: <Due registration={registration} /> }] : []),
  ];
  return <Properties stacked properties={properties} />;
}

/** Organisations that may be meant: which one it is, is said on the registration's page. */
function Alike({ registration: { organizations = [] } }: { registration: Registration }) {
  const t = useT();
  if (organizations.length === 0) return null;
  return (
    <section aria-label={t('Organizations that it may be')}>
      <h3>{t('Organizations that it may be')}</h3>
      <ul>
        {organizations.map(({ id, name, reasons }) => (
          <li key={id}>
            <TwoLines first={<bdi>{name}</bdi>} second={reasons.map((reason) => t(matchWords[reason])).join(' · ')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { fileKeepers, identityFiles, registrationFiles, shownStatus, type UserDetails } from '@portal/contracts';
import { DateText, Ltr, NoteLine, PlainTable, Properties, Secondary, StatusTag, useT, ShownFiles } from '@portal/ui';
import { fileWord } from '../registration/submitted-parts.js';
import { personFields, valueText } from './person-properties.js';
import { statusOf } from './person-status.js';
import { hasForm, isAdministrable, type FormRole } from './role-words.js';
import css from './person-details.module.css';

const spoken = (word: string) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ');

function Contact({ person }: { person: UserDetails }) {
  const t = useT();
  return (
    <section>
      <h3>{t('Contact Information')}</h3>
      <Properties
        stacked
        properties={[
          { label: t('Email ID'), value: <Ltr>{person.email}</Ltr> },
          { label: t('Phone'), value: person.phone && <Ltr>{person.phone}</Ltr> },
          { label: t('Organization'), value: <bdi>{person.organizationName}</bdi> },
          { label: t('Department'), value: <bdi>{person.department}</bdi> },
          { label: t('Designation'), value: person.designation && <bdi>{person.designation}</bdi> },
        ]}
      />
    </section>
  );
}

function Account({ person }: { person: UserDetails }) {
  const t = useT();
  return (
    <section>
      <h3>{t('Account Status')}</h3>
      {shownStatus(person.status) === 'fault' && (
        <NoteLine tone="bad">{t('This status is not known: the account has no access.')}</NoteLine>
      )}
      <Properties
        stacked
        properties={[
          { label: t('Status'), value: <StatusTag kind="user" status={statusOf(person)} /> },
          { label: t('Role'), value: t(person.role) },
          ...(isAdministrable(person.role)
            ? [
                {
                  label: t('Decides who joins the organization'),
                  value: person.organizationAdministrator ? t('Yes') : t('No'),
                },
              ]
            : []),
          { label: t('Last sign-in'), value: <DateText value={person.lastSignInAt} time /> },
          { label: t('Created'), value: <DateText value={person.createdAt} time /> },
          { label: t('Temporary password'), value: person.mustChangePassword ? t('Not changed yet') : t('No') },
          { label: t('Second factor'), value: person.secondFactor ? t('Yes') : t('No') },
          { label: t('Active sessions'), value: <Ltr>{String(person.activeSessions)}</Ltr> },
          ...(person.lockedUntil
            ? [{ label: t('Locked until'), value: <DateText value={person.lockedUntil} time /> }]
            : []),
        ]}
      />
    </section>
  );
}

/** What the form says besides what stands above; what it leaves open is not listed. */
function Form({ person, role }: { person: UserDetails; role: FormRole }) {
  const t = useT();
  const above = [
    '–',
    person.name,
    person.email,
    person.phone,
    person.organizationName,
    person.department,
    person.designation,
  ];
  const filled = personFields(t, role)
    .map(({ path, label }) => ({ label, text: valueText(t, person.form, path) }))
    .filter(({ text }) => !above.includes(text));
  if (filled.length === 0) return null;
  return (
    <section>
      <h3>{t('Details')}</h3>
      <Properties stacked properties={filled.map(({ label, text }) => ({ label, value: <bdi>{text}</bdi> }))} />
    </section>
  );
}

const stores = { identity: identityFiles, registration: registrationFiles };

/** The files of the account, each from the service that keeps it. */
function Documents({ person }: { person: UserDetails }) {
  const t = useT();
  const files = person.files.map((file) => ({ ...file, label: fileWord(t, file.field) }));
  const keepers = fileKeepers.filter((keeper) => files.some(({ keptBy }) => keptBy === keeper));
  if (keepers.length === 0) return null;
  return (
    <section>
      <h3>{t('Documents')}</h3>
      {keepers.map((keeper) => (
        <ShownFiles key={keeper} files={files.filter(({ keptBy }) => keptBy === keeper)} store={stores[keeper]} />
      ))}
    </section>
  );
}

function Permissions({ person }: { person: UserDetails }) {
  const t = useT();
  return (
    <section>
      <h3>{t('Roles and permissions')}</h3>
      <Secondary as="p">{t('Every {{role}} has these permissions.', { role: t(person.role) })}</Secondary>
      <PlainTable
        name={t('Permissions')}
        rows={person.permissions}
        rowKey={({ module }) => module}
        columns={[
          { key: 'module', title: t('Module'), render: ({ module }) => <b>{t(spoken(module))}</b> },
          {
            key: 'actions',
            title: t('Actions'),
            render: ({ actions }) => actions.map((action) => t(spoken(action))).join(' · '),
          },
        ]}
      />
    </section>
  );
}

/** All that is known of an account: contact, status, form, files, permissions. */
export function PersonDetails({ person }: { person: UserDetails }) {
  return (
    <div className={css.details}>
      <Contact person={person} />
      <Account person={person} />
      {hasForm(person.role) && <Form person={person} role={person.role} />}
      <Documents person={person} />
      <Permissions person={person} />
    </div>
  );
}

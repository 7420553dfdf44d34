import {
  fileKeepers,
  identityFiles,
  registrationFiles,
  shownStatus,
  type Role,
  type UserDetails,
} from '@portal/contracts';
import { DateText, Ltr, NoteLine, PlainTable, Properties, Secondary, StatusTag, useT } from '@portal/ui';
import { ShownFiles } from '../files/shown-files.js';
import { fileWord } from '../registration/submitted-parts.js';
import { personFields, valueText } from './person-properties.js';
import { statusOf } from './person-status.js';
import { isAdministrable, type FormRole } from './role-words.js';
import css from './person-details.module.css';

const spoken = (word: string) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ');
const hasForm = (role: Role): role is FormRole => role !== 'Super Admin';

function Contact({ of }: { of: UserDetails }) {
  const t = useT();
  return (
    <section>
      <h3>{t('Contact Information')}</h3>
      <Properties
        stacked
        of={[
          { label: t('Email ID'), value: <Ltr>{of.email}</Ltr> },
          { label: t('Phone'), value: of.phone && <Ltr>{of.phone}</Ltr> },
          { label: t('Organization'), value: <bdi>{of.organizationName}</bdi> },
          { label: t('Department'), value: <bdi>{of.department}</bdi> },
          { label: t('Designation'), value: of.designation && <bdi>{of.designation}</bdi> },
        ]}
      />
    </section>
  );
}

function Account({ of }: { of: UserDetails }) {
  const t = useT();
  return (
    <section>
      <h3>{t('Account Status')}</h3>
      {shownStatus(of.status) === 'fault' && (
        <NoteLine tone="bad">{t('This status is not known: the account has no access.')}</NoteLine>
      )}
      <Properties
        stacked
        of={[
          { label: t('Status'), value: <StatusTag kind="user" of={statusOf(of)} /> },
          { label: t('Role'), value: t(of.role) },
          ...(isAdministrable(of.role)
            ? [
                {
                  label: t('Decides who joins the organization'),
                  value: of.organizationAdministrator ? t('Yes') : t('No'),
                },
              ]
            : []),
          { label: t('Last sign-in'), value: <DateText of={of.lastSignInAt} time /> },
          { label: t('Created'), value: <DateText of={of.createdAt} time /> },
          { label: t('Temporary password'), value: of.mustChangePassword ? t('Not changed yet') : t('No') },
          { label: t('Second factor'), value: of.secondFactor ? t('Yes') : t('No') },
          { label: t('Active sessions'), value: <Ltr>{String(of.activeSessions)}</Ltr> },
          ...(of.lockedUntil ? [{ label: t('Locked until'), value: <DateText of={of.lockedUntil} time /> }] : []),
        ]}
      />
    </section>
  );
}

/** What the form says besides what stands above; what it leaves open is not listed. */
function Form({ of, role }: { of: UserDetails; role: FormRole }) {
  const t = useT();
  const above = ['–', of.name, of.email, of.phone, of.organizationName, of.department, of.designation];
  const filled = personFields(t, role)
    .map(({ path, label }) => ({ label, text: valueText(t, of.form, path) }))
    .filter(({ text }) => !above.includes(text));
  if (filled.length === 0) return null;
  return (
    <section>
      <h3>{t('Details')}</h3>
      <Properties stacked of={filled.map(({ label, text }) => ({ label, value: <bdi>{text}</bdi> }))} />
    </section>
  );
}

const stores = { identity: identityFiles, registration: registrationFiles };

/** The files of the account, each from the service that keeps it. */
function Documents({ of }: { of: UserDetails }) {
  const t = useT();
  const files = of.files.map((file) => ({ ...file, label: fileWord(t, file.field) }));
  const keepers = fileKeepers.filter((keeper) => files.some(({ keptBy }) => keptBy === keeper));
  if (keepers.length === 0) return null;
  return (
    <section>
      <h3>{t('Documents')}</h3>
      {keepers.map((keeper) => (
        <ShownFiles key={keeper} of={files.filter(({ keptBy }) => keptBy === keeper)} store={stores[keeper]} />
      ))}
    </section>
  );
}

function Permissions({ of }: { of: UserDetails }) {
  const t = useT();
  return (
    <section>
      <h3>{t('Roles and permissions')}</h3>
      <Secondary as="p">{t('Every {{role}} has these permissions.', { role: t(of.role) })}</Secondary>
      <PlainTable
        name={t('Permissions')}
        rows={of.permissions}
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
export function PersonDetails({ of }: { of: UserDetails }) {
  return (
    <div className={css.details}>
      <Contact of={of} />
      <Account of={of} />
      {hasForm(of.role) && <Form of={of} role={of.role} />}
      <Documents of={of} />
      <Permissions of={of} />
    </div>
  );
}

import { registrationStatuses, type RegistrationStatus } from '@portal/contracts';
import { Headline, useT } from '@portal/ui';
import { Tabs } from 'antd';
import { useTab } from '../use-tab.js';
import { RegistrationList } from './registration-list.js';

// A part of ids, which hold no spaces.
const keyOf = (status: RegistrationStatus) => status.replaceAll(' ', '-');

/** All registrations by status; those that wait come first. */
export function RegistrationListPage({ base }: { base: string }) {
  const t = useT();
  const [status, open] = useTab(registrationStatuses);
  return (
    <>
      <Headline title={t('Registrations')} crumbs={[{ label: t('Registrations') }]} />
      <Tabs
        activeKey={keyOf(status)}
        onChange={(key) => open(registrationStatuses.find((one) => keyOf(one) === key) ?? 'Pending')}
        destroyOnHidden
        items={registrationStatuses.map((one) => ({
          key: keyOf(one),
          label: t(one),
          children: <RegistrationList base={base} status={one} />,
        }))}
      />
    </>
  );
}

import { registrationKinds, registrations, type RegistrationKind, type RegistrationStatus } from '@portal/contracts';
import { formatNumber, useRead, useT, type Filter } from '@portal/ui';
import { kindWord } from './kind-words.js';

/** By kind, with how many of each wait for a decision, and by whether it should have been decided already. */
export function useRegistrationFilters(status: RegistrationStatus, kind?: RegistrationKind): Filter[] {
  const t = useT();
  const waiting = status === 'Pending';
  const { data } = useRead(registrations.counts, { enabled: waiting && !kind });
  const kinds = registrationKinds.map((value) => {
    const name = kindWord(t, value);
    const n = waiting && data && formatNumber(data.byKind[value] ?? 0);
    return { value, label: n ? t('{{name}} ({{n}})', { name, n }) : name };
  });
  const due = [
    { value: 'yes', label: t('Overdue') },
    { value: 'no', label: t('In time') },
  ];
  return [
    ...(kind ? [] : [{ name: 'kind', label: t('Registered as'), options: kinds }]),
    ...(waiting || status === 'Awaiting Confirmation' ? [{ name: 'overdue', label: t('Due'), options: due }] : []),
  ];
}

import type { RegistrationKind } from '@portal/contracts';
import type { useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** What a kind of registration is called. */
export const kindWord = (t: T, kind: RegistrationKind) =>
  ({ buyer: t('Buyer'), seller: t('Seller'), enduser: t('End User') })[kind];

/** What is said when none of a kind waits. */
export const allProcessed = (t: T, kind: RegistrationKind | undefined) =>
  kind === undefined
    ? t('All registrations have been processed.')
    : {
        buyer: t('All buyer registrations have been processed.'),
        seller: t('All seller registrations have been processed.'),
        enduser: t('All end user registrations have been processed.'),
      }[kind];

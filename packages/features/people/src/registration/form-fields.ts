import type { RegistrationKind } from '@portal/contracts';
import type { Choice, useT } from '@portal/ui';
import { fileWord, submittedParts } from './submitted-parts.js';

type T = ReturnType<typeof useT>;

const filesOf: Record<RegistrationKind, string[]> = {
  buyer: ['logo', 'pastWorkOrders'],
  seller: ['logo', 'oemAuthorization', 'pastWorkOrders', 'turnoverProof', 'epbgCertificate'],
  enduser: ['signedDeliveryReceipt', 'issuesReportedFiles'],
};

/** Every field of a kind's form with its label, files included. */
export const formFields = (t: T, kind: RegistrationKind): Exclude<Choice, string>[] => [
  ...submittedParts(t, kind).flatMap(({ fields }) => fields.map(({ path, label }) => ({ value: path, label }))),
  ...filesOf[kind].map((value) => ({ value, label: fileWord(t, value) })),
];

/** What a field of a kind's form is called. */
export const fieldLabel = (t: T, kind: RegistrationKind, path: string) =>
  formFields(t, kind).find(({ value }) => value === path)?.label ?? path;

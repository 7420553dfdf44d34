import { fileRules, identityFiles, type FilePurpose } from '@portal/contracts';
import { EmailField, UploadField, useT, type FieldProps } from '@portal/ui';

/** Whether the form changes a person who is there already: then some fields are asked differently. */
export interface Editing {
  editing: boolean;
}

/** The address somebody signs in with; a new person's password goes there. */
export function SignInAddressField({ name, editing }: Editing & { name?: string }) {
  const t = useT();
  const hint = editing ? undefined : t('The temporary password is mailed to this address.');
  return <EmailField name={name} hint={hint} />;
}

export const PersonFileField = ({ purpose, ...field }: FieldProps & { purpose: FilePurpose }) => (
  <UploadField {...field} optional operation={identityFiles.upload} purpose={purpose} rule={fileRules[purpose]} />
);

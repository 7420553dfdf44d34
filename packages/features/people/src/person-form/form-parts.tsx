import { documentPurposes, fileRules, identityFiles, type DocumentField } from '@portal/contracts';
import { EmailField, UploadField, useT } from '@portal/ui';
import { fileWord } from '../registration/submitted-parts.js';

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

export function PersonFileField({ name }: { name: DocumentField }) {
  const t = useT();
  const purpose = documentPurposes[name];
  return (
    <UploadField
      name={name}
      label={fileWord(t, name)}
      optional
      operation={identityFiles.upload}
      purpose={purpose}
      rule={fileRules[purpose]}
    />
  );
}

import { fileRules, registrationFiles, type FilePurpose } from '@portal/contracts';
import { UploadField, type FieldProps } from '@portal/ui';

/** Documents of a registration; always optional. */
export const DocumentField = ({ purpose, ...field }: FieldProps & { purpose: FilePurpose }) => (
  <UploadField {...field} optional operation={registrationFiles.upload} purpose={purpose} rule={fileRules[purpose]} />
);

import { describedFields } from '../kernel/description.js';
import { registrationForms, registrationKinds } from './registration.js';

const labels = new Map(
  registrationKinds
    .flatMap((kind) => describedFields(registrationForms[kind]))
    .map(([path, { label }]) => [path, label]),
);

/** What the registration forms call a field or a file by its path; a path that no form has any more stands for itself. */
export const registrationLabel = (path: string): string => labels.get(path) ?? path;

import { tryRowRules } from '@portal/service-kit/testing';
import { registrationSchema } from './registration.schema.js';

it('shows and hides registrations and their files by fields that are stored', () => {
  const schemas = { Registration: registrationSchema, RegistrationFile: registrationSchema };
  expect(tryRowRules('registration', schemas)).toEqual([]);
});

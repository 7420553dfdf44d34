import { tryRowRules } from '@portal/service-kit/testing';
import { userSchema } from './user.schema.js';

it('shows and hides accounts by fields that are stored', () => {
  expect(tryRowRules('identity', { User: userSchema })).toEqual([]);
});

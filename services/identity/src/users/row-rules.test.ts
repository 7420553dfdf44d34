import { tryRowRules } from '@portal/service-kit/testing';
import { delegationSchema } from '../delegations/delegation.schema.js';
import { userSchema } from './user.schema.js';

it('shows and hides accounts by fields that are stored', () => {
  expect(tryRowRules('identity', { User: userSchema, Delegation: delegationSchema })).toEqual([]);
});

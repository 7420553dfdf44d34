import { whatHappened } from './what-happened.js';

it.each([
  ['Approve', 'Approved', 'Approved'],
  ['Mark as Delivered', 'Delivered', 'Delivered'],
  ['Submit Requisition', 'Submitted', 'Submitted'],
  ['Award', 'Awarded', 'Awarded'],
  ['Announce Replacement', 'Replacement Announced', 'Replacement Announced'],
  ['Change Replacement', 'Replacement Announced', 'Replacement Changed'],
  ['Refuse to Replace', 'Replacement Refused', 'Replacement Refused'],
  ['Receive Replacement', 'Replacement Received', 'Replacement Received'],
  ['Close Without Replacement', 'Closed Without Replacement', 'Closed Without Replacement'],
  ['Deem accepted', 'Deemed Accepted', 'Deemed Accepted'],
  ['Pause progress', 'Approved', 'Progress paused'],
  ['Refuse mapping', undefined, 'Mapping refused'],
  ['Withdraw request', undefined, 'Mapping request withdrawn'],
  ['Approve', 'Pending Approval', 'Approval given'],
])('says of %s what became of it', (action, status, said) => {
  expect(whatHappened({ action, status })).toBe(said);
});

it.each([
  ['Purchase order ended', 'Accepted'],
  ['Mapped to buyer', undefined],
])('leaves %s as it was written', (action, status) => {
  expect(whatHappened({ action, status })).toBe(action);
});

import { whatHappened } from './what-happened.js';

it.each([
  ['Approve', 'Approved', 'Approved'],
  ['Mark as Delivered', 'Delivered', 'Delivered'],
  ['Submit Requisition', 'Submitted', 'Submitted'],
  ['Award', 'Awarded', 'Awarded'],
  ['Announce Replacement', 'Replacement Announced', 'Replacement Announced'],
])('says of %s what became of it', (action, status, said) => {
  expect(whatHappened({ action, status })).toBe(said);
});

it.each([
  ['Approve', 'Pending Approval'],
  ['Change Replacement', 'Replacement Announced'],
  ['Purchase order ended', 'Accepted'],
  ['Mapped to buyer', undefined],
])('leaves %s as it was written', (action, status) => {
  expect(whatHappened({ action, status })).toBe(action);
});

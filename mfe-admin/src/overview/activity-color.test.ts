import { activityColor } from './activity-color.js';

it.each([
  ['registration.registration.approved', 'green'],
  ['procurement.order.created', 'blue'],
  ['asset.asset.assigned', 'purple'],
  ['asset.asset.disposal-requested', 'orange'],
  ['identity.session.started', 'indigo'],
  ['registration.registration.rejected', 'red'],
  ['identity.sign-in.refused', 'red'],
  ['asset.lifecycle.updated', 'grey'],
])('%s is %s', (action, color) => {
  expect(activityColor(action)).toBe(color);
});

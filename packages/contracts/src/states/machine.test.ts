import { type Move, moveBetween, movesFrom } from './machine.js';

type State = 'Open' | 'Shut' | 'Gone';
const moves: Move<State>[] = [
  { from: 'Open', to: 'Shut', action: 'Shut', who: ['Buyer'] },
  { from: 'Open', to: 'Gone', action: 'Take away', who: ['Seller', 'Buyer'] },
  { from: 'Shut', to: 'Open', action: 'Open', who: ['Buyer'], effect: true },
  { from: 'Shut', to: 'Gone', action: 'Take away at last', who: ['Seller'] },
];

it.each([
  ['Open', 'Shut', 'Shut'],
  ['Open', 'Gone', 'Take away'],
  ['Shut', 'Gone', 'Take away at last'],
  ['Gone', 'Open', undefined],
  ['Open', 'Open', undefined],
])('from %s to %s leads %j', (from, to, action) => {
  expect(moveBetween(moves, from, to)?.action).toBe(action);
});

it.each([
  ['Open', 'Buyer', ['Shut', 'Take away']],
  ['Open', 'Seller', ['Take away']],
  ['Shut', 'Buyer', []],
  ['Shut', 'Seller', ['Take away at last']],
  ['Gone', 'Seller', []],
] as const)('from %s a %s may %j', (from, role, actions) => {
  expect(movesFrom(moves, from, role).map(({ action }) => action)).toEqual(actions);
});

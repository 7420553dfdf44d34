import { serialKeyOf } from './serial.js';

const key = serialKeyOf('Dell', 'SN-1');

it.each(['sn-1', 'ＳＮ-１', 'SN-1\u200b', '\u2060SN\u00ad-1', 'SN-1\ufe0f', ' SN-1\u200b '])(
  'takes %j for the same serial number',
  (serialNumber) => {
    expect(serialKeyOf('DELL', serialNumber)).toBe(key);
  },
);

it.each([
  ['Dell', 'SN-2'],
  ['Dell', 'SN1'],
  ['HP', 'SN-1'],
])('tells %s %s apart', (manufacturer, serialNumber) => {
  expect(serialKeyOf(manufacturer, serialNumber)).not.toBe(key);
});

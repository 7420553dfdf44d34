import { scannedText } from './scanned-text.js';

it.each([
  ['SN-1', 'SN-1'],
  [' 5CG1234XYZ\r\n', '5CG1234XYZ'],
  ['S/N: 12 34', 'S/N: 12 34'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('understands %j', (raw, text) => expect(scannedText(raw)).toBe(text));

it.each([
  ['', '  ', 'x'.repeat(101)],
  ['SN\u00001', 'SN\n1', 'SN\u202e1', '\u200bSN', '\u001d0112345'],
  ['https://evil.example/a/1', 'HTTP://evil.example', 'www.evil.example', 'javascript:alert(1)', 'data:text/html,x'],
  ['mailto:a@example.com', 'tel:+911234', 'WIFI:S:net;;', 'BEGIN:VCARD', 'otpauth:x'],
])('takes nothing of %j', (...all) => expect(all.map(scannedText)).toEqual(all.map(() => undefined)));

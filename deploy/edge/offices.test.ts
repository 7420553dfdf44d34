import { offices } from './offices.mjs';

it('names offices to nginx, with several times the rate of one address', () => {
  expect(offices('203.0.113.7, 2001:db8:1::/48', 10)).toEqual({
    OFFICES: '203.0.113.7/32 1; 2001:db8:1::/48 1;',
    RATE: '10',
    BURST: '20',
    OFFICE_RATE: '200',
    OFFICE_BURST: '400',
  });
  expect(offices(undefined, 10).OFFICES).toBe('');
});

it.each(['office', '0.0.0.0/0', '203.0.113.0/33', '203.0.113.7/; deny all'])('refuses %s', (text) =>
  expect(() => offices(text, 10)).toThrow(`"${text}" in OFFICE_ADDRESSES is no address and no network`),
);

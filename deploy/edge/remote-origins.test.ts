import { remoteOrigins } from './remote-origins.mjs';

it('takes hosts over TLS, and this machine', () => {
  expect(
    remoteOrigins('https://areas.example, https://team.example:8443,http://localhost:9000,http://[::1]:9000'),
  ).toEqual([...['https://areas.example', 'https://team.example:8443', 'http://localhost:9000', 'http://[::1]:9000']]);
  expect(remoteOrigins()).toEqual([]);
});

it.each([
  ...['http://areas.example', 'https://*.example', 'https://areas.example/', 'https://areas.example/buyer'],
  ...['areas.example', '*', 'https:', "https://a.example; script-src 'unsafe-inline'", 'https://a@b.example'],
  ...['https://a;b.example', 'https://a$b.example', "https://a'b.example", 'https://a_b.example', 'https://[::2]'],
])('stops the start with %s', (text) => {
  expect(() => remoteOrigins(text)).toThrow('in REMOTE_ORIGINS is no host that an area may come from');
});

// ASVS 3.4.3
import { policyOf } from './policy.mjs';

const said = (releases: Parameters<typeof policyOf>[0]) =>
  /content="([^"]*)"/.exec(policyOf(releases))?.[1]?.split('; ');

it('lets parts come from the folders of these releases alone, each its own', () => {
  const team = 'https://team.example/buyer/';
  expect(said([{ base: `${team}1/` }, {}, undefined, { base: `${team}2/` }, { base: `${team}1/` }])).toEqual([
    `script-src 'self' ${team}1/ ${team}2/`,
    `style-src 'self' ${team}1/ ${team}2/ 'unsafe-inline'`,
    `img-src 'self' ${team}1/ ${team}2/ data: blob:`,
    `font-src 'self' ${team}1/ ${team}2/`,
  ]);
});

it('lets nothing come from elsewhere where all are the own ones', () => {
  expect(said([{}, undefined])).toEqual([
    ...["script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'"],
  ]);
});

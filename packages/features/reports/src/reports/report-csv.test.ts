import { csvOf } from './report-csv.js';

it('writes text as text, never as a formula', () => {
  const csv = csvOf([
    {
      title: 'By vendor',
      columns: ['Vendor', 'Value'],
      rows: [
        ['=HYPERLINK("x")', 12.5],
        ['-1', null],
      ],
    },
  ]);
  expect(csv.split('\r\n')).toEqual(['\uFEFFBy vendor', 'Vendor,Value', `"'=HYPERLINK(""x"")",12.5`, `'-1,`, '']);
});

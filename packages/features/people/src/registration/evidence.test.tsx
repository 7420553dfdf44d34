import { answerWith, show } from '@portal/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { Evidence } from './evidence.js';

const registration = {
  ...{ id: 'r1', version: 3, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
  ...{ number: 'REG-2026-000007', kind: 'seller', status: 'Pending', name: 'Test Infotech' },
  ...{ contactPerson: 'Test Contact', email: 'contact@example.com', phone: '9000000000' },
  ...{ submittedAt: '2026-11-01T10:00:00Z', form: { gstin: '27AAPFU0939F1ZV' }, history: [] },
  files: [
    { id: 'f1', name: 'letter.pdf', type: 'pdf', size: 2048, sha256: 'x', uploadedAt: '', field: 'oemAuthorization' },
  ],
};
const open = async (changes: object = {}) => {
  answerWith(() => ({ body: { ...registration, ...changes } }));
  await show(<Evidence id="r1" base="/superadmin/registrations" />);
  await screen.findByText('Test Infotech');
};

it('shows who it is, the tax numbers, what was checked, and the files to be looked at', async () => {
  await open();
  for (const text of [
    'Test Contact',
    '27AAPFU0939F1ZV',
    'AAPFU0939F',
    'Nothing suspicious was found',
    /1 files? attached/,
  ])
    screen.getByText(text);
  screen.getByRole('button', { name: 'Show letter.pdf' });
});

it('shows what was noticed with the other registrations, and the organizations that may be meant', async () => {
  const others = [{ id: 'r2', number: 'REG-2026-000002', name: 'Test Infotech Two', status: 'Approved' }];
  const match = { id: 'o1', name: 'Infotek', kind: 'seller', members: 3, administrators: 1, domains: [] };
  await open({
    marks: [{ code: 'SAME_GSTIN', field: 'gstin', others }],
    organizations: [{ ...match, reasons: ['SIMILAR_NAME', 'SAME_PAN'] }],
  });
  screen.getByText('Another registration has the same GSTIN');
  expect(screen.queryByText('Nothing suspicious was found')).toBeNull();
  expect(screen.getByRole('link', { name: 'REG-2026-000002' }).getAttribute('href')).toBe(
    '/superadmin/registrations/r2',
  );
  screen.getByText('Its name looks alike · It has a GSTIN of the same company');
});

it.each([
  ['SAME_ORGANIZATION', 'SAME_NAME', 'An organization of this name exists', 'It has the same name'],
  ['SIMILAR_ORGANIZATION', 'SIMILAR_NAME', 'An organization of a similar name exists', 'Its name looks alike'],
] as const)(
  'says once what is noticed as %s: by the organization, where that is known',
  async (code, reason, mark, words) => {
    const match = { id: 'o1', name: 'Infotek', kind: 'seller', members: 3, administrators: 1, domains: [] };
    const marks = [{ code, field: 'companyName', others: [] }];
    await open({ marks, organizations: [{ ...match, reasons: [reason] }] });
    screen.getByText(words);
    expect([screen.queryByText(mark), screen.queryByText('Nothing suspicious was found')]).toEqual([null, null]);
    cleanup();
    await open({ marks });
    screen.getByText(mark);
  },
);

it('says so where there is no such registration any more', async () => {
  answerWith(() => ({ status: 404, body: { error: 'Registration not found' } }));
  await show(<Evidence id="gone" base="/superadmin/registrations" />);
  expect((await screen.findAllByText('Registration not found')).length).toBeGreaterThan(0);
});

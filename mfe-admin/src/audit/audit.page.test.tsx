import { answerWith, show, type Answer } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { AuditPage } from './audit.page.js';

const entry = {
  sequence: 7,
  at: '2026-11-01T10:00:00Z',
  by: { id: 'u1', name: 'Test Admin', role: 'Super Admin', organizationId: 'o1' },
  action: 'identity.user.suspended',
  record: { type: 'User', id: 'u7', label: 'Test Buyer' },
  changes: { status: { from: 'active', to: 'suspended' } },
  hash: 'x',
};

const whole = {
  entries: 7,
  checked: 7,
  checkedUntil: '2026-11-01T10:00:00Z',
  complete: true,
  intact: true,
};
const chain = (verification: (after: number) => Answer) =>
  answerWith(({ path, query }) => {
    if (path === '/api/audit/verification') return verification(Number(query.get('after') ?? 0));
    if (path === '/api/audit') return { body: { items: [entry], total: 1, page: 1, pageSize: 20 } };
    return { body: { areas: [], actions: [], recordTypes: [], items: [], total: 0, page: 1, pageSize: 20 } };
  });

it('checks the chain part by part when it opens, while the list is read', async () => {
  let go = () => undefined as void;
  const held = new Promise<void>((done) => (go = done));
  const asked = chain((after) => ({
    body: after === 0 ? { ...whole, entries: 20_000, checked: 10_000, complete: false } : { ...whole, checked: 20_000 },
  }));
  const answered = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if ((input as string).includes('after=10000')) await held;
    return answered(input, init);
  };
  await show(<AuditPage />);
  expect(await screen.findByText(/^Checking the chain of entries: 10,000 of 20,000…$/)).toBeTruthy();
  expect(await screen.findByText('Test Buyer')).toBeTruthy();
  go();
  expect(
    await screen.findByText(/^The chain is unbroken: 20,000 entries checked, until .*01-11-2026, 15:30/),
  ).toBeTruthy();
  const parts = asked.filter(({ path }) => path === '/api/audit/verification');
  expect(parts.map(({ query }) => query.get('after'))).toEqual([null, '10000']);
});

it('says that and where the chain is broken', async () => {
  chain(() => ({ body: { ...whole, checked: 4, intact: false, brokenAt: 5 } }));
  await show(<AuditPage />);
  const found = await screen.findByRole('alert');
  expect(found.textContent).toMatch(/^The chain is broken at entry 5: .* Whole are the 4 entries before it, until/);
});

it('says that the check failed, and checks again when told', async () => {
  let works = false;
  chain(() => (works ? { body: whole } : { status: 404, body: { error: 'Not found' } }));
  await show(<AuditPage />);
  expect(await screen.findByText(/^The chain could not be checked\./)).toBeTruthy();
  works = true;
  fireEvent.click(screen.getByText('Check the chain'));
  expect(await screen.findByText(/^The chain is unbroken: 7 entries/)).toBeTruthy();
});

it('never shows a raw name: fields, types and events of an older release have general words', async () => {
  const changes = { flagOfOld: { from: true, to: false }, fieldsToCorrect: { from: null, to: ['officeAddress.pin'] } };
  const old = { ...entry, action: 'old.thing.done', record: { ...entry.record, type: 'OldThing' }, changes };
  answerWith(({ path }) => {
    if (path === '/api/audit/verification') return { body: whole };
    if (path === '/api/audit') return { body: { items: [old], total: 1, page: 1, pageSize: 20 } };
    return { body: { areas: ['old'], actions: [], recordTypes: [], items: [], total: 0, page: 1, pageSize: 20 } };
  });
  const { container } = await show(<AuditPage />);
  expect(await screen.findByText('Another field')).toBeTruthy();
  expect(screen.getByText('Office address · PIN code')).toBeTruthy();
  expect(container.textContent).not.toMatch(/flagOfOld|OldThing|old\.thing|officeAddress/);
});

it('shows who did what to whom with before and after, filters by what there is, and saves what fits', async () => {
  const asked = answerWith(({ path }) => {
    if (path === '/api/audit/filters') {
      return { body: { areas: ['identity'], actions: ['identity.user.suspended'], recordTypes: ['User'] } };
    }
    if (path === '/api/users') return { body: { items: [], total: 0, page: 1, pageSize: 20 } };
    if (path === '/api/audit/verification') return { body: whole };
    if (path === '/api/audit/export') return { body: {} };
    return { body: { items: [entry], total: 1, page: 1, pageSize: 20 } };
  });
  URL.createObjectURL = () => 'blob:x';
  await show(<AuditPage />, { at: '/?area=identity&from=2026-11-01' });
  expect(await screen.findByText('Test Buyer')).toBeTruthy();
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect(await screen.findByText('Area: Accounts')).toBeTruthy();
  const listed = asked.find(({ path }) => path === '/api/audit');
  expect(listed?.query.get('from')).toBe('2026-11-01');
  fireEvent.click(screen.getByText('Export CSV'));
  await screen.findByText('Export CSV');
  const saved = asked.find(({ path }) => path === '/api/audit/export');
  expect(saved?.query.get('area')).toBe('identity');
});

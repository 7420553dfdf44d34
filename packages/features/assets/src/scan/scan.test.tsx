import { type Answer, answerWith, type Asked, show } from '@portal/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, pageOf } from '../testing-asset.js';
import { ScanPage } from './scan.page.js';
import { clearScans } from './scan-rows.js';

const campaign = {
  ...{ id: 'c1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z', number: 'PV-1' },
  ...{
    name: 'Yearly count',
    status: 'Running',
    organizationId: 'o1',
    organizationName: 'Office',
    dueDate: '2090-01-01',
  },
  ...{ auditorIds: ['u1'], auditors: [{ id: 'u1', name: 'Test Person' }], isListed: true, expected: 4, found: 1 },
  ...{ unexpected: 0, wrongLocation: 0, damaged: 0, createdById: 'u1', createdBy: 'Test Person' },
};
const found = ({ id, assetUid, name, serialNumber }: ReturnType<typeof asset>) => ({
  ...{ id, assetUid, name, serialNumber, category: 'Laptop', status: 'Active' },
});
const person = {
  id: 'e1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Records',
  organizationId: 'o1',
};
const row = (changes: object = {}) => ({
  ...{
    id: 'c1-a1',
    version: 2,
    createdAt: '2026-11-01T05:00:00Z',
    updatedAt: '2026-11-01T05:00:00Z',
    campaignId: 'c1',
  },
  ...{ isExpected: true, assetId: 'a1', name: 'Dell Latitude 5450', serialNumber: 'SN-1', isCounted: true, photos: [] },
  ...{ results: ['expected', 'found'], earlier: [] },
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  clearScans();
});

const open = async (at: string, answer: (asked: Asked) => Answer | undefined) => {
  const asked = answerWith((question) => {
    const { path, method } = question;
    const own = answer(question);
    if (own) return own;
    if (path.endsWith('/search/assets')) return { body: { items: [found(asset())] } };
    if (path.endsWith('/end-users')) return { body: { items: [person] } };
    if (path.endsWith('/campaigns')) return { body: pageOf([campaign]) };
    if (path.endsWith('/assets/a1') && method === 'GET') return { body: asset() };
    return undefined;
  });
  const { router } = await show(<ScanPage base="/buyer/scan" assets="/buyer/assets" campaigns="/buyer/campaigns" />, {
    at: `/buyer/scan${at}`,
    role: 'Buyer',
  });
  const input = await screen.findByLabelText('Asset ID, serial number or contract');
  return { asked, router, input, scan: (code: string) => userEvent.type(input, `${code}{Enter}`) };
};
const rows = () => within(screen.getByRole('region', { name: 'Scanned' })).getAllByRole('listitem');
const said = (text: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  );

describe('Find', () => {
  it('opens the asset of a code', async () => {
    const { scan, router } = await open('', () => undefined);
    await scan('sn-1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/buyer/assets/a1'));
  });

  it('asks which one where several fit, and opens the chosen one', async () => {
    const several = [asset(), asset({ id: 'a2', serialNumber: 'SN-2', name: 'Second' })].map(found);
    const { scan, router } = await open('', ({ path }) =>
      path.endsWith('/search/assets') ? { body: { items: several } } : undefined,
    );
    await scan('GEMC-1000');
    await userEvent.click(await screen.findByRole('button', { name: /Second/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/buyer/assets/a2'));
  });

  it('keeps what failed with its reason, and tells nothing of what is not the reader’s', async () => {
    const { scan, input } = await open('', ({ path }) =>
      path.endsWith('/search/assets') ? { body: { items: [] } } : undefined,
    );
    await scan('X-1');
    await said(/No asset of yours has this code/);
    await scan('https://evil.example/a/1');
    await said(/This code holds neither an asset ID nor a serial number/);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('https://evil'),
      expect.stringContaining('X-1'),
    ]);
    expect(document.activeElement).toBe(input);
  });
});

it('takes what a reader types wherever the focus was left, and leaves other fields alone', async () => {
  const { input } = await open('?mode=count', () => undefined);
  screen.getByRole('button', { name: 'Enter' }).focus();
  await userEvent.keyboard('SN-1');
  expect([document.activeElement, (input as HTMLInputElement).value]).toEqual([input, 'SN-1']);
  await userEvent.type(await screen.findByLabelText('Where you are'), 'Hall 2');
  expect((input as HTMLInputElement).value).toBe('SN-1');
});

describe('Assign', () => {
  const assigning = async (answer: (asked: Asked) => Answer | undefined = () => undefined) => {
    const opened = await open('?mode=assign', (question) => {
      const own = answer(question);
      if (own) return own;
      return question.path.endsWith('/assignment') ? { body: asset({ version: 4 }) } : undefined;
    });
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.click(await screen.findByText(/Asha Rao · Clerk/));
    await userEvent.click(screen.getByRole('button', { name: 'Assign to this person' }));
    await screen.findByText('Each scanned asset goes to');
    return opened;
  };
  const sent = (asked: Asked[]) => asked.filter(({ path }) => path.endsWith('/assignment'));

  it('gives each scanned asset to one person, and takes it back', async () => {
    const { scan, asked } = await assigning();
    await scan('SN-1');
    await said(/Given to Asha Rao/);
    expect(sent(asked)[0]).toMatchObject({ path: '/api/assets/a1/assignment', body: { endUserId: 'e1' } });
    expect(sent(asked)[0]?.headers.get('if-match')).toBe('"3"');
    await scan('sn-1');
    await said(/Scanned a second time: Given to Asha Rao/);
    expect(sent(asked)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo: SN-1' }));
    await waitFor(() => expect(sent(asked)[1]?.body).toEqual({ endUserId: null }));
    expect(sent(asked)[1]?.headers.get('if-match')).toBe('"4"');
    await screen.findByText('Taken back');
  });

  it('says who had it before, and who has it already', async () => {
    let holder = { ...person, id: 'e2', name: 'Ravi Das' };
    const { scan } = await assigning(({ path, method }) =>
      path.endsWith('/assets/a1') && method === 'GET'
        ? { body: asset({ assigned: true, endUserId: holder.id, endUser: holder }) }
        : undefined,
    );
    await scan('SN-1');
    await said(/Given to Asha Rao; Ravi Das had it before/);
    holder = person;
    await scan('263260000035');
    await said(/Asha Rao has it already/);
  });

  it('shows why one was refused, and goes on', async () => {
    const { scan } = await assigning(({ path }) =>
      path.endsWith('/assignment')
        ? { status: 409, body: { error: 'This step is not possible now', code: 'ILLEGAL_MOVE' } }
        : undefined,
    );
    await scan('SN-1');
    await said(/This step is not possible now/);
    await scan('SN-1');
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('Count', () => {
  const counted = (asked: Asked[]) => asked.filter(({ path, method }) => method === 'POST' && path.endsWith('/counts'));

  it('counts in the one running campaign, with place and condition', async () => {
    const { scan, asked } = await open('?mode=count', ({ path }) =>
      path.endsWith('/counts') ? { status: 201, body: row({ condition: 'Used' }) } : undefined,
    );
    await userEvent.type(await screen.findByLabelText('Where you are'), 'Hall 2');
    await scan('SN-1');
    await said(/Dell Latitude 5450Found/);
    expect(counted(asked)[0]).toMatchObject({
      path: '/api/campaigns/c1/counts',
      body: { code: 'SN-1', seenLocation: 'Hall 2' },
    });
    expect(counted(asked)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it.each([
    [
      { results: ['unexpected'], assetId: undefined, name: undefined, code: 'X' },
      /Noted as unexpected: not in the register of your office/,
    ],
    [{ results: ['unexpected'] }, /Noted as unexpected: this campaign does not expect it/],
    [{ results: ['expected', 'found', 'damaged'] }, /Found, damaged/],
    [{ results: ['expected', 'found', 'wrong-location'], location: 'Room 7' }, /by the register it is at Room 7/],
  ])('says of %j what it came to', async (changes, text) => {
    const { scan } = await open('?mode=count', ({ path }) =>
      path.endsWith('/counts') ? { status: 201, body: row(changes) } : undefined,
    );
    await screen.findByLabelText('Where you are');
    await scan('X');
    await said(text);
  });

  it('tells who counted it before', async () => {
    const conflict = { status: 'Used', by: 'Second Auditor', at: '2026-11-20T05:00:00Z' };
    const { scan } = await open('?mode=count', ({ path }) =>
      path.endsWith('/counts')
        ? { status: 409, body: { error: 'This asset was counted already', code: 'ALREADY_COUNTED', conflict } }
        : undefined,
    );
    await screen.findByLabelText('Where you are');
    await scan('SN-1');
    await said(/Counted already by Second Auditor, \u206620-11-2026, 10:30\u2069/);
  });

  it('asks which one a contract means, and counts that', async () => {
    const { scan, asked } = await open('?mode=count', ({ path, body }) => {
      if (path.endsWith('/matches'))
        return {
          body: { items: [{ assetId: 'a2', assetUid: '1', name: 'Second', serialNumber: 'SN-2', isExpected: true }] },
        };
      if (!path.endsWith('/counts')) return undefined;
      return (body as { assetId?: string }).assetId
        ? { status: 201, body: row({ assetId: 'a2', name: 'Second' }) }
        : { status: 409, body: { error: 'Several assets have this code: please choose one', code: 'CODE_AMBIGUOUS' } };
    });
    await screen.findByLabelText('Where you are');
    await scan('GEMC-1000');
    await userEvent.click(await screen.findByRole('button', { name: /Second/ }));
    await said(/SecondFound/);
    expect(counted(asked)[1]?.body).toMatchObject({ code: 'GEMC-1000', assetId: 'a2' });
  });

  it('is not offered to who counts nowhere, and says so where no campaign runs', async () => {
    await open('?mode=count', ({ path }) => (path.endsWith('/campaigns') ? { body: pageOf([]) } : undefined));
    await screen.findByText('No running campaign names you as an auditor.');
    cleanup();
    await show(<ScanPage base="/superadmin/scan" assets="/a" campaigns="/c" />, { at: '/superadmin/scan?mode=count' });
    await screen.findByRole('radio', { name: 'Assign' });
    expect(screen.queryByRole('radio', { name: 'Count' })).toBeNull();
  });
});

it('remembers in this browser that it should be silent', async () => {
  await open('', () => undefined);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
  expect(localStorage.getItem('portal.scan.silent')).toBe('yes');
});

import type { UserDetails } from '@portal/contracts';
import { drafts } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { EditPersonPage } from '../person-form/edit-person.page.js';
import { NewPersonPage } from '../person-form/new-person.page.js';

const office = {
  id: 'o1',
  name: 'District Office',
  kind: 'buyer',
  members: 2,
  administrators: 1,
  domains: ['district.example'],
  reasons: ['SAME_NAME'],
};
const items = { body: { items: [office] } };
const adding = <NewPersonPage base="/superadmin/x" role="Buyer" />;

beforeEach(() => drafts.keep('new-buyer.u1', { organizationName: 'District Office' }));

it('asks which organisation is meant also by the name of a draft, and says that nobody confirms', async () => {
  answerWith(() => items);
  await show(adding);
  fireEvent.click(await screen.findByRole('radio', { name: /Join District Office/ }));
  expect(await screen.findByText('The account is in it at once; its members are told.')).toBeTruthy();
  expect(screen.queryByText(/or a second reviewer, confirms/)).toBeNull();
});

it('says that the look-up failed, and tries it again', async () => {
  let works = false;
  answerWith(() => (works ? items : { status: 500, body: { error: 'An unexpected error occurred' } }));
  await show(adding);
  await screen.findByText('It cannot be looked up whether this organization is there already');
  works = true;
  fireEvent.click(screen.getByText('Retry'));
  await screen.findByText('Join District Office');
});

it('asks nothing about the office that somebody is in already', async () => {
  const person: UserDetails = {
    id: 'u7',
    version: 2,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
    name: 'Test Holder',
    email: 'holder@example.gov.in',
    role: 'End User',
    status: 'active',
    organizationId: 'o1',
    organizationName: 'District Office',
    department: '',
    mustChangePassword: false,
    secondFactor: false,
    organizationAdministrator: false,
    permissions: [],
    form: { fullName: 'Test Holder', departmentOfficeName: 'District Office' },
    files: [],
    activeSessions: 0,
  };
  const looked: string[] = [];
  answerWith(({ path }) => {
    if (path.startsWith('/api/users/')) return { body: person };
    looked.push(path);
    return items;
  });
  await show(
    <Routes>
      <Route path="/:id/edit" element={<EditPersonPage base="/superadmin/x" role="End User" />} />
    </Routes>,
    { at: '/u7/edit' },
  );
  fireEvent.change(await screen.findByLabelText('Department/Office name'), { target: { value: 'Another Office' } });
  await screen.findByText('Join District Office');
  expect(looked).toHaveLength(1);
});

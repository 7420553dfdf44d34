import { jest } from '@jest/globals';
import { answerWith, show, type Answer } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BuyerPage } from './buyer.page.js';
import { EndUserPage } from './end-user.page.js';
import { SellerPage } from './seller.page.js';

const workOrder = { id: 'f1', name: 'order.pdf', size: 1000 };
const buyer = {
  organizationType: 'State Govt',
  ministryDepartment: 'Ministry of Tests',
  organizationName: 'Test Office',
  buyerDesignation: 'Deputy Director',
  contactPersonName: 'Test Buyer',
  emailId: 'buyer@office.gov.in',
  contactNumber: '9876543210',
  officeAddress: { zone: 'West', city: 'Pune', state: 'Maharashtra', pin: '411001' },
  paymentMode: 'PFMS',
  billingAuthorityDesignation: 'Accounts Officer',
  consigneeName: 'Test Store',
  consigneeDesignation: 'Store keeper',
  authorizedDesignations: ['Director'],
  pastWorkOrders: [workOrder.id],
  $files: { pastWorkOrders: [workOrder] },
};
const seller = {
  companyName: 'Test Company',
  gemSellerId: 'GEM-1',
  contactPersonName: 'Test Seller',
  mobileNumber: '9876543211',
  emailId: 'seller@company.example',
  companyAddress: { street: '12 Market Road', city: 'Pune', state: 'Maharashtra', pin: '411002' },
  gstin: '27AAPFU0939F1ZV',
  socialCategory: 'General',
  genderOfOwner: 'Male',
  natureOfBusiness: 'Reseller',
  brandsDealtWith: ['Dell'],
  productCategories: ['Laptop'],
};
const endUser = {
  fullName: 'Test Holder',
  designation: 'Assistant',
  departmentOfficeName: 'Test Office',
  emailId: 'holder@office.example',
  mobileNumber: '9876543212',
  devicesAssigned: ['Laptop'],
  deliveryConfirmationOTP: true,
  languagePreference: 'Hindi',
};

interface Case {
  at: string;
  Page: ComponentType;
  draft: string;
  typed: object;
  done: string;
  again: string;
  first: string;
}
const cases: Record<'buyer' | 'seller' | 'enduser', Case> = {
  buyer: {
    at: '/register',
    Page: BuyerPage,
    draft: 'buyer-registration',
    typed: buyer,
    done: 'Registration Submitted Successfully!',
    again: 'Register Another Organization',
    first: 'Organization name',
  },
  seller: {
    at: '/seller-register',
    Page: SellerPage,
    draft: 'seller-registration',
    typed: seller,
    done: 'Registration Submitted Successfully!',
    again: 'Register Another Company',
    first: 'Company name',
  },
  enduser: {
    at: '/enduser-register',
    Page: EndUserPage,
    draft: 'enduser-registration',
    typed: endUser,
    done: 'Device Registration Submitted Successfully!',
    again: 'Register Another Device',
    first: 'Full name',
  },
};
const kinds = Object.keys(cases) as (keyof typeof cases)[];
const kept = (kind: keyof typeof cases) => `portal.draft.${cases[kind].draft}`;

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByText(name).closest('button') as HTMLElement);
/** A button that is at work takes no press. */
const isIdle = () => waitFor(() => expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false'));
const summary = () =>
  waitFor(() => {
    const box = document.querySelector<HTMLElement>('[role=alert][aria-labelledby]');
    if (!box) throw new Error('No summary yet');
    return box;
  });
/** The group of a field with several controls. */
const groupOf = (label: string) => screen.getByText(label).closest<HTMLElement>('[role=group]') as HTMLElement;
const posts = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/registrations'));

/** The form as it was begun and reloaded: everything but the passwords is there. */
async function comesBackTo(kind: keyof typeof cases) {
  const { Page, at, typed } = cases[kind];
  localStorage.setItem(kept(kind), JSON.stringify(typed));
  await show(<Page />, { at, role: null });
  fill('Password', 'register #4 me');
  fill('Confirm password', 'register #4 me');
}

const accepted: Answer = {
  status: 201,
  body: { success: true, id: 'r1', number: 'REG-2026-000042', status: 'Pending', submittedAt: '2026-11-01T06:00:00Z' },
};

beforeEach(() => localStorage.clear());

it.each(kinds)('submits a %s once, says so, and begins anew', async (kind) => {
  const { typed, done, again, first } = cases[kind];
  const asked = answerWith(() => accepted);
  await comesBackTo(kind);
  press('Submit Registration');
  press('Submitting...');
  const heading = (await screen.findByText(done)).closest('h1');
  expect(document.activeElement === heading).toBe(true);
  expect(document.title).toContain(done);
  screen.getByText('REG-2026-000042');
  screen.getByText(/within 2-3 business days/);
  expect(screen.getByText('Return to Login').getAttribute('href')).toBe('/login');
  expect(posts(asked)).toHaveLength(1);
  const { $files: _, ...sent } = typed as { $files?: object };
  expect(asked[0]).toMatchObject({ path: `/api/registrations/${kind}`, body: { ...sent, password: 'register #4 me' } });
  expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(localStorage.getItem(kept(kind))).toBeNull();
  press(again);
  expect(screen.getByLabelText<HTMLInputElement>(first).value).toBe('');
});

it('shows a refusal at its fields, leads there, and keeps what was typed and the files', async () => {
  let answer: Answer = {
    status: 422,
    body: { error: 'Please check the marked fields', code: 'INVALID', fields: { emailId: 'Already registered' } },
  };
  const asked = answerWith(() => answer);
  await comesBackTo('buyer');
  press('Submit Registration');
  fireEvent.click(within(await summary()).getByText('Already registered'));
  await isIdle();
  const email = screen.getByLabelText<HTMLInputElement>('Email ID');
  expect(document.activeElement).toBe(email);
  expect(email.value).toBe('buyer@office.gov.in');
  screen.getByText('order.pdf');
  screen.getByText('Director');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('register #4 me');
  fill('Email ID', 'other@office.gov.in');
  answer = accepted;
  press('Submit Registration');
  await screen.findByText('Registration Submitted Successfully!');
  expect(posts(asked)).toHaveLength(2);
  expect(asked.at(-1)?.body).toMatchObject({ emailId: 'other@office.gov.in', pastWorkOrders: ['f1'] });
});

it.each(kinds)('says to a %s who goes offline what happened, keeps everything, and repeats it', async (kind) => {
  const { typed, first, done } = cases[kind];
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const keys: (string | null)[] = [];
  answerWith(({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return accepted;
  });
  await comesBackTo(kind);
  press('Submit Registration');
  await screen.findByText('Network error: you are offline');
  await isIdle();
  expect(screen.getByLabelText<HTMLInputElement>(first).value).toMatch(/^Test/);
  expect(JSON.parse(localStorage.getItem(kept(kind)) ?? '{}')).toMatchObject(typed);
  expect(localStorage.getItem(kept(kind))).not.toContain('register #4 me');
  online.mockRestore();
  press('Submit Registration');
  await screen.findByText(done);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it.each([
  ['buyer', 'Failed to submit form. Please try again.', 'This part of the portal is not available right now.'],
  ['seller', 'Failed to submit form. Please try again.', 'This part of the portal is not available right now.'],
  [
    'enduser',
    'Registration Error',
    'Registration failed. Please try again. If the problem persists, please contact support.',
  ],
] as const)('says to a %s that the portal could not take it', async (kind, title, words) => {
  answerWith(() => ({ status: 503, body: { error: 'This part of the portal is not available right now.' } }));
  await comesBackTo(kind);
  press('Submit Registration');
  const box = await summary();
  expect(box.querySelector('h2')?.textContent).toBe(title);
  expect(box.querySelector('p')?.textContent).toBe(words);
});

it.each(['buyer', 'seller'] as const)('stops a %s whose logo could not be uploaded', async (kind) => {
  const asked = answerWith(() => ({ status: 500, body: { error: 'It was not stored' } }));
  await comesBackTo(kind);
  const logo = groupOf('Logo');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  fireEvent.change(logo.querySelector('input') as HTMLInputElement, { target: { files: [file] } });
  await within(logo).findByText('It was not stored');
  press('Submit Registration');
  await waitFor(() =>
    expect(logo.textContent).toContain('Logo upload failed. Please try again or submit without logo.'),
  );
  expect(posts(asked)).toEqual([]);
});

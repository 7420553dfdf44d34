import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BuyerPage } from './buyer.page.js';
import { EndUserPage } from './end-user.page.js';
import { SellerPage } from './seller.page.js';

/** The requirements, word by word: the parts of each form with their fields, and what the empty form is told. */
const forms: [string, ComponentType, { title: string; parts: Record<string, string[]>; told: string[] }][] = [
  [
    '/register',
    BuyerPage,
    {
      title: 'Buyer Registration',
      parts: {
        'Organization Information': [
          'Organization type',
          'Ministry/Department name',
          'Organization name',
          'Logo (optional)',
        ],
        'Contact Information': [
          'Buyer designation',
          'Contact person name',
          'Email ID',
          'Contact number',
          'Password',
          'Confirm password',
        ],
        'Office Address': ['Zone', 'City', 'State', 'PIN code', 'Full address (optional)'],
        'Business Information': [
          'GSTIN (optional)',
          'Payment mode',
          'Billing authority designation',
          'Consignee name',
          'Consignee designation',
        ],
        'Authorized Designations for Approval': ['Authorized designations'],
        'Contract References (GeM)': ['Contract references (optional)'],
        'Past Work Orders': ['Past work orders (optional)'],
      },
      told: [
        'Ministry/Department name is required',
        'Organization name is required',
        'Buyer designation is required',
        'Contact person name is required',
        'Email ID is required',
        'Contact number is required',
        'Password is required',
        'Please confirm your password',
        'Zone is required',
        'City is required',
        'State is required',
        'PIN code is required',
        'Billing authority designation is required',
        'Consignee name is required',
        'Consignee designation is required',
        'At least one authorized designation is required',
      ],
    },
  ],
  [
    '/seller-register',
    SellerPage,
    {
      title: 'Seller Registration',
      parts: {
        'Company Information': ['Company name', 'GeM Seller ID', 'Logo (optional)'],
        'Contact Information': ['Contact person name', 'Mobile number', 'Email ID', 'Password', 'Confirm password'],
        'Company Address': ['Street address', 'City', 'State', 'PIN code', 'Full address (optional)'],
        'Business Details': [
          'GSTIN',
          'MSME registration number (optional)',
          'Social category',
          'Gender of owner',
          'Nature of business',
        ],
        'Brands and Product Categories': ['Brands dealt with', 'Product categories'],
        'Document Uploads': [
          'OEM authorization (optional)',
          'Past work orders (optional)',
          'Turnover proof (optional)',
          'ePBG certificate (optional)',
        ],
      },
      told: [
        'Company name is required',
        'GeM Seller ID is required',
        'Contact person name is required',
        'Mobile number is required',
        'Email ID is required',
        'Password is required',
        'Please confirm your password',
        'Street address is required',
        'City is required',
        'State is required',
        'PIN code is required',
        'GSTIN is required',
        'At least one brand is required',
        'At least one product category is required',
      ],
    },
  ],
  [
    '/enduser-register',
    EndUserPage,
    {
      title: 'End User Device Registration',
      parts: {
        'User Information': [
          'Full name',
          'Designation',
          'Department/Office name',
          'Email ID',
          'Mobile number',
          'Password',
          'Confirm password',
        ],
        'Device Assignment': ['Devices assigned', 'Device serial numbers (optional)'],
        'Delivery Confirmation': [
          'I received the devices',
          'The operating system is installed',
          'Battery, charger and cables work',
          'Antivirus and office software are activated',
        ],
        'Language and Support Preferences': [
          'Language preference',
          'I was shown the AMC and support contacts',
          'Issues to report (optional)',
        ],
        'Document Uploads': ['Signed delivery receipt (optional)', 'Files about the issues (optional)'],
      },
      told: [
        'Full name is required',
        'Designation is required',
        'Department/Office name is required',
        'Email ID is required',
        'Mobile number is required',
        'Password is required',
        'Please confirm your password',
        'At least one device must be selected',
      ],
    },
  ],
];

const textOf = (element: Element | null) => element?.textContent ?? '';
const labelsIn = (part: Element) => [...part.querySelectorAll('label[for], [id$="-label"]')].map(textOf);
const chosen = (label: string) => textOf(screen.getByLabelText(label).closest('.ant-select'));
/** The group of a field with several controls. */
const groupOf = (label: string) => screen.getByText(label).closest<HTMLElement>('[role=group]') as HTMLElement;
const endings = (label: string) => groupOf(label).querySelector('input')?.accept.split(',').sort().join(' ');
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as HTMLElement);

beforeEach(() => {
  localStorage.clear();
  answerWith(() => undefined);
});

describe.each(forms)('%s', (at, Page, { title, parts, told }) => {
  it('has the parts and fields of the requirements, in their order', async () => {
    const { container } = await show(<Page />, { at, role: null });
    expect(textOf(container.querySelector('h1')).trim()).toBe(title);
    expect(document.title).toContain(title);
    screen.getByText(/Review takes 2-3 business days/);
    expect(screen.getByText('Back to Login').closest('a')?.getAttribute('href')).toBe('/login');
    const found = [...container.querySelectorAll('form section')].map((part) => [
      textOf(part.querySelector('h2')),
      labelsIn(part),
    ]);
    expect(found).toEqual(Object.entries(parts));
    const contents = [...container.querySelectorAll('nav[aria-label="On this page"] a')].map((link) =>
      textOf(link).replace(', complete', ''),
    );
    expect(contents).toEqual(Object.keys(parts));
  });

  it('says what the empty form lacks, at its fields and in a list that leads to them', async () => {
    const asked = answerWith(() => undefined);
    await show(<Page />, { at, role: null });
    press('Submit Registration');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    const links = [...document.querySelectorAll('[role=alert] a')];
    expect(links.map(textOf)).toEqual(told);
    expect(
      [...document.querySelectorAll('form [id$="-error"]')].map((error) => textOf(error).replace('Error: ', '')),
    ).toEqual(told);
    for (const link of links) {
      fireEvent.click(link);
      const described = document.activeElement?.closest('[aria-describedby]')?.getAttribute('aria-describedby');
      expect(textOf(document.getElementById(described?.split(' ').at(-1) ?? ''))).toContain(textOf(link));
    }
    expect(asked).toEqual([]);
  });
});

it('starts each form with the defaults', async () => {
  const first = await show(<BuyerPage />, { at: '/register', role: null });
  expect([chosen('Organization type'), chosen('Payment mode')]).toEqual(['Central Govt', 'PFMS']);
  first.unmount();
  const second = await show(<SellerPage />, { at: '/seller-register', role: null });
  expect([chosen('Social category'), chosen('Gender of owner'), chosen('Nature of business')]).toEqual([
    'General',
    'Male',
    'OEM',
  ]);
  second.unmount();
  await show(<EndUserPage />, { at: '/enduser-register', role: null });
  expect(chosen('Language preference')).toBe('English');
});

it('takes the kinds of files of the requirements', async () => {
  const office = '.doc .docx .pdf .xls .xlsx';
  const pages = '.doc .docx .pdf';
  const pictures = '.jpeg .jpg .png';
  const first = await show(<BuyerPage />, { at: '/register', role: null });
  expect([endings('Logo'), endings('Past work orders')]).toEqual([pictures, office]);
  expect(textOf(groupOf('Logo'))).toMatch(/Square.*PNG, JPG, at most 2 MB/);
  first.unmount();
  const second = await show(<SellerPage />, { at: '/seller-register', role: null });
  expect(endings('Logo')).toBe(pictures);
  expect(endings('OEM authorization')?.split(' ')).toEqual(`${pages} ${pictures}`.split(' ').sort());
  expect(endings('Past work orders')).toBe(office);
  expect([endings('Turnover proof'), endings('ePBG certificate')]).toEqual([pages, pages]);
  second.unmount();
  await show(<EndUserPage />, { at: '/enduser-register', role: null });
  expect(endings('Signed delivery receipt')).toBe('.jpeg .jpg .pdf .png');
  expect(endings('Files about the issues')?.split(' ')).toEqual(`${pages} ${pictures}`.split(' ').sort());
});

it.each([
  ['/register', BuyerPage, 'Add designation', 'Designation Title'],
  ['/register', BuyerPage, 'Add contract reference', 'Contract Reference Number'],
  ['/seller-register', SellerPage, 'Add Brand', 'Brand'],
  ['/seller-register', SellerPage, 'Add Category', 'Product category'],
  ['/enduser-register', EndUserPage, 'Laptop: add serial number', 'Serial number'],
])('at %s adds in a small dialog', async (at, Page, title, label) => {
  await show(<Page />, { at, role: null });
  // A serial number is added for a device that was chosen.
  if (Page === EndUserPage) await userEvent.click(screen.getByLabelText('Laptop'));
  press(title);
  await screen.findByLabelText(label);
  const dialog = document.querySelector<HTMLElement>('[role=dialog]') as HTMLElement;
  expect(textOf(dialog.querySelector('.ant-modal-title'))).toBe(title);
  const field = within(dialog).getByLabelText(label);
  const add = within(dialog).getByText('Add').closest('button');
  expect(add?.disabled).toBe(true);
  await userEvent.type(field, '  ');
  expect(add?.disabled).toBe(true);
  await userEvent.type(field, 'One more{Enter}');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  screen.getByText(Page === EndUserPage ? 'Laptop: One more' : 'One more');
  press(title);
  await userEvent.type(await screen.findByLabelText(label), 'Not this');
  press('Cancel');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(screen.queryByText('Not this')).toBeNull();
});

it('takes the serial numbers of a device back with the device', async () => {
  await show(<EndUserPage />, { at: '/enduser-register', role: null });
  for (const device of ['Laptop', 'Printer']) {
    await userEvent.click(screen.getByLabelText(device));
    press(`${device}: add serial number`);
    await userEvent.type(await screen.findByLabelText('Serial number'), `${device} one{Enter}`);
    await screen.findByText(`${device}: ${device} one`);
  }
  await userEvent.click(screen.getByLabelText('Laptop'));
  await waitFor(() => expect(screen.queryByText('Laptop: Laptop one')).toBeNull());
  screen.getByText('Printer: Printer one');
});

it('offers the suggested brands and categories, and the device types, to tick', async () => {
  const first = await show(<SellerPage />, { at: '/seller-register', role: null });
  const ticks = (name: string) => [...groupOf(name).querySelectorAll('label')].map(textOf);
  expect(ticks('Brands dealt with').join(', ')).toBe(
    'Microsoft, HP, Lenovo, Dell, Epson, Canon, Samsung, Apple, Cisco, Juniper, Fortinet, VMware, Oracle, Adobe, Autodesk',
  );
  expect(ticks('Product categories').join(', ')).toBe(
    'Software, Desktop, Laptop, Printer, Scanner, Network Equipment, Server, Storage, Security, Cloud Services, Mobile Devices',
  );
  first.unmount();
  await show(<EndUserPage />, { at: '/enduser-register', role: null });
  expect(ticks('Devices assigned').join(', ')).toBe('Laptop, Desktop, Printer, Scanner, Webcam, Software License Key');
  expect(screen.getByText('Sign in here').getAttribute('href')).toBe('/login');
  screen.getByText('Minimum 8 characters');
  screen.getByText('10 digits');
});

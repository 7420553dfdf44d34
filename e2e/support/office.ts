import type { Person } from './person.js';
import { newAccount } from './account.js';
import { api, demoToken, newKey, portal } from './api.js';

/** The password of everybody of a new office. */
const officePassword = 'my own secret 47';

/** One request that is granted; its answer. */
export async function ask(token: string, method: string, path: string, body?: object) {
  const answer = await api(portal, method, path, { token, body, key: newKey() });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The access token of somebody of a new office. */
export const tokenOf = async (email: string) =>
  (await ask('', 'POST', '/auth/login', { email, password: officePassword })).token as string;

/** Buyers of one new office by their names, of whom those with a designation approve its orders; their e-mail addresses. */
export async function newOffice<Name extends string>(designations: Record<Name, string | undefined>) {
  const admin = await demoToken(portal, 'admin');
  const emails = {} as Record<Name, string>;
  let place: { organizationId: string; organizationName: string } | undefined;
  for (const [name, designation] of Object.entries<string | undefined>(designations) as [Name, string | undefined][]) {
    const fullName = `Journey ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const join = place && {
      placement: { kind: 'join', organizationId: place.organizationId },
      organizationName: place.organizationName,
    };
    const email = await newAccount('Buyer', fullName, officePassword, join);
    emails[name] = email;
    const [account] = (await ask(admin, 'GET', `/users?role=Buyer&q=${email}`)).items;
    place ??= account;
    if (designation)
      await ask(admin, 'PUT', `/users/${account.id}/buyer`, {
        ...{ organizationName: account.organizationName, ministryDepartment: 'Records', paymentMode: 'CGDA' },
        ...{ buyerDesignation: designation, authorizedDesignations: [designation] },
        ...{ contactPersonName: fullName, contactNumber: '9000000001', emailId: email },
        officeAddress: {
          zone: 'West',
          city: 'Pune',
          state: 'Maharashtra',
          pin: '411001',
          fullAddress: 'First Street 1',
        },
      });
  }
  return emails;
}

/** A purchase order of somebody of an office to the demo's seller, of so many chairs and lamps. */
export async function newOfficeOrder(email: string, changes: object = {}) {
  const token = await tokenOf(email);
  const { items } = await ask(token, 'GET', `/buyers?q=${email}`);
  const sellers = await ask(token, 'GET', '/approved-sellers?q=Demo%20Infotech');
  return ask(token, 'POST', '/purchase-orders', {
    ...{ title: 'Journey chairs', buyerId: items[0].id, sellerOrganizationId: sellers.items[0].id },
    ...{ expectedDeliveryDate: '2030-03-31' },
    items: [
      { assetName: 'Chair', quantity: 2, unitPrice: 1000 },
      { assetName: 'Lamp', quantity: 1, unitPrice: 500 },
    ],
    ...changes,
  }) as Promise<{ id: string; department: string; poNumber: string }>;
}

/** Signs somebody of a new office in. */
export async function enters(person: Person, email: string) {
  await person.signsIn(email, officePassword);
  await person.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return person;
}

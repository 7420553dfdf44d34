import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { api, demoToken, newKey, portal } from '../support/api.js';
import { test } from '../support/test.js';

const password = 'my own secret 47';

async function ask(token: string, method: string, path: string, body?: object) {
  const answer = await api(portal, method, path, { token, body, key: newKey() });
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Three buyers of one new office, of whom the director alone approves its orders. */
async function office() {
  const admin = await demoToken(portal, 'admin');
  const director = await newAccount('Buyer', 'Journey Director', password);
  const found = await ask(admin, 'GET', `/users?role=Buyer&q=${director}`);
  const [{ id, organizationId, organizationName }] = found.items;
  await ask(admin, 'PUT', `/users/${id}/buyer`, {
    ...{ organizationName, ministryDepartment: 'Records', buyerDesignation: 'Director', paymentMode: 'CGDA' },
    ...{ authorizedDesignations: ['Director'], contactPersonName: 'Journey Director', contactNumber: '9000000001' },
    officeAddress: { zone: 'West', city: 'Pune', state: 'Maharashtra', pin: '411001', fullAddress: 'First Street 1' },
    emailId: director,
  });
  const join = { placement: { kind: 'join', organizationId }, organizationName };
  return {
    director,
    deputy: await newAccount('Buyer', 'Journey Deputy', password, join),
    clerk: await newAccount('Buyer', 'Journey Clerk', password, join),
  };
}

/** An order of the clerk that waits for approval. */
async function waitingOrder(email: string) {
  const { token } = await ask('', 'POST', '/auth/login', { email, password });
  const { items } = await ask(token, 'GET', `/buyers?q=${email}`);
  const sellers = await ask(token, 'GET', '/approved-sellers?q=Demo%20Infotech');
  const order = await ask(token, 'POST', '/purchase-orders', {
    ...{ title: 'Journey chairs', buyerId: items[0].id, sellerOrganizationId: sellers.items[0].id },
    ...{ expectedDeliveryDate: '2030-03-31', status: 'Pending Approval' },
    items: [{ assetName: 'Chair', quantity: 1, unitPrice: 1000 }],
  });
  return order.id as string;
}

test('a director hands approvals over, the deputy approves in that name, and no more once they are taken back', async ({
  newPerson,
}) => {
  const people = await office();
  const [first, second] = [await waitingOrder(people.clerk), await waitingOrder(people.clerk)];
  const deputy = await newPerson();
  await deputy.signsIn(people.deputy, password);
  await expect(deputy.page).not.toHaveURL(/\/login/);
  await deputy.opens(`/buyer/purchase-orders/${first}`);
  await deputy.readsHeading(/PO-/);
  await expect(deputy.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);

  const director = await newPerson();
  await director.signsIn(people.director, password);
  await expect(director.page).not.toHaveURL(/\/login/);
  await director.opens('/buyer/delegations');
  await director.presses('Hand Over Approvals');
  await director.confirms('Hand over');
  await director.reads('Please enter the last day');
  await director.chooses('Handed over to', 'Journey Deputy');
  await director.fills('Last day', '01-01-2020');
  await director.fills('Reason', 'Training in Shimla');
  await director.confirms('Hand over');
  await director.reads('The last day comes before the first');
  await director.fills('Last day', await director.page.getByLabel('First day').inputValue());
  await director.confirms('Hand over');
  await director.reads('Journey Deputy approves orders in your name');

  await deputy.opens(`/buyer/purchase-orders/${first}`);
  await deputy.presses('Approve Order');
  await deputy.confirms('Approve Order');
  await deputy.reads(/has been Approved successfully\./);
  await deputy.reads('in the name of Journey Director');

  await director.page.getByRole('button', { name: /^Actions for Journey Director/ }).click();
  await director.page.getByRole('menuitem', { name: 'Take back' }).click();
  await director.confirms('Take back');
  await director.reads('Journey Deputy approves no orders in this name any more');
  await deputy.opens(`/buyer/purchase-orders/${second}`);
  await deputy.readsHeading(/PO-/);
  await expect(deputy.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);
});

import { expect } from '@playwright/test';
import { enters, newOffice, newOfficeOrder } from '../support/office.js';
import { test } from '../support/test.js';

/** An order of the clerk that waits for approval. */
const waitingOrder = async (email: string) => (await newOfficeOrder(email, { status: 'Pending Approval' })).id;

test('a director hands approvals over, the deputy approves in that name, and no more once they are taken back', async ({
  newPerson,
}) => {
  const people = await newOffice({ director: 'Director', deputy: undefined, clerk: undefined });
  const [first, second] = [await waitingOrder(people.clerk), await waitingOrder(people.clerk)];
  const deputy = await enters(await newPerson(), people.deputy);
  await deputy.opens(`/buyer/purchase-orders/${first}`);
  await deputy.readsHeading(/PO-/);
  await expect(deputy.page.getByRole('button', { name: 'Approve Order' })).toHaveCount(0);

  const director = await enters(await newPerson(), people.director);
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

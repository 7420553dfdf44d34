import { expect } from '@playwright/test';
import { mailTo, otpFor } from '../support/mail.js';
import { type Person, phone } from '../support/person.js';
import { test } from '../support/test.js';
import { addsOrder, confirmsMapping, delivers, mapsOrder } from './ordering.js';
import { registersAsBuyer, registersAsEndUser, registersAsSeller } from './registering.js';

const mark = Date.now().toString(36);
const office = `Journey Office ${mark}`;
const company = `Journey Infotech ${mark}`;
const contract = `GEMC-J${Date.now()}`;
const officer = `officer.${mark}@journey.gov.in`;
const emails = {
  buyer: `buyer.${mark}@journey.gov.in`,
  seller: `seller.${mark}@journey.example`,
  endUser: `holder.${mark}@journey.example`,
};
const ownPassword = 'my own secret 42';

interface Cast {
  guest: Person;
  admin: Person;
  agent: Person;
  /** These three register in the first step. */
  buyer: Person;
  seller: Person;
  holder: Person;
  /** Of another office. */
  otherBuyer: Person;
}

/** The mailed temporary password works once, and must be replaced before anything else. */
async function signsInTheFirstTime(someone: Person, email: string, home: RegExp) {
  const [, temporary = ''] = await mailTo(email, /temporary password: (\S+)/i);
  await someone.signsIn(email, temporary);
  await someone.readsHeading('Choose your own password');
  await someone.page.getByLabel('Temporary password', { exact: true }).fill(temporary);
  await someone.page.getByLabel('New password', { exact: true }).fill(ownPassword);
  await someone.page.getByLabel(/Confirm/).fill(ownPassword);
  await someone.page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(someone.page).toHaveURL(home);
}

async function opensRegistration(admin: Person, registrant: string) {
  await admin.opens(`/superadmin/registrations?q=${mark}`);
  await admin.follows(new RegExp(registrant));
}

async function approves(admin: Person, registrant: string) {
  await opensRegistration(admin, registrant);
  await admin.presses('Approve');
  await admin.reads('Registration approved successfully.');
}

async function joins(admin: Person, registrant: string, organization: string) {
  await opensRegistration(admin, registrant);
  await admin.page.getByRole('radio', { name: new RegExp(`Join ${organization}`) }).click();
  await admin.presses('Approve');
  await admin.reads('The organization is asked to confirm.');
}

/** The life of an asset. Each step needs the one before it. */
const story: Record<string, (cast: Cast) => Promise<void>> = {
  'buyer, seller and end user register': async ({ guest }) => {
    await registersAsBuyer(guest, { organization: office, email: emails.buyer });
    await registersAsSeller(guest, { company, email: emails.seller });
    await registersAsEndUser(guest, { name: `Holder ${mark}`, office, email: emails.endUser });
  },

  'a Super Admin approves each of them': async ({ admin }) => {
    await approves(admin, office);
    await approves(admin, company);
  },

  'each signs in with the mailed temporary password and changes it': async ({ buyer, seller }) => {
    await signsInTheFirstTime(buyer, emails.buyer, /\/buyer/);
    await signsInTheFirstTime(seller, emails.seller, /\/seller/);
  },

  'the end user joins the office: a reviewer proposes it, its administrator confirms it': async ({
    admin,
    buyer,
    holder,
  }) => {
    await joins(admin, `Holder ${mark}`, office);
    await buyer.opens('/buyer/joinings');
    await buyer.reads(`Holder ${mark}`);
    await buyer.page
      .getByRole('button', { name: new RegExp(`Holder ${mark}`) })
      .first()
      .click();
    await buyer.page.getByRole('menuitem', { name: 'Confirm' }).click();
    await buyer.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await buyer.reads('Confirmed: the account is being made.');
    await signsInTheFirstTime(holder, emails.endUser, /\/enduser/);
  },

  'the seller adds a GeM order with its file, and a Super Admin approves it': async ({ seller, admin }) => {
    await addsOrder(seller, { contract, department: office, officer, laptops: 3 });
    await admin.opens('/superadmin/orders');
    await admin.follows(new RegExp(contract));
    await admin.presses('Approve Order');
    await admin.confirms('Approve Order');
    await admin.reads(`Order ${contract} has been Approved successfully.`);
  },

  'the buyer maps it with the consent of its seller, once': async ({ buyer, seller }) => {
    await mapsOrder(buyer, contract);
    await confirmsMapping(seller, office);
    await buyer.opens('/buyer/procurement');
    await buyer.presses('Map Order to Buyer');
    await buyer.fills('GeM contract number', contract);
    await buyer.confirms('Search');
    await buyer.reads('This GeM contract is already mapped to a buyer. Please use a different contract number.');
  },

  'the seller proves the delivery with the OTP of whom the buyer named, and the order is Completed': async ({
    seller,
  }) => {
    await delivers(seller, { contract, receiver: emails.buyer, laptops: 3 });
    await seller.opens(`/seller/orders?q=${contract}`);
    await seller.follows(new RegExp(contract));
    await seller.reads('Everything was delivered and accepted.');
  },

  'the buyer adds an asset by the form and imports the rest from a CSV': async ({ buyer }) => {
    await buyer.opens('/buyer/assets/new');
    await buyer.reads('Remaining');
    await buyer.chooses('Category', 'Laptop');
    await buyer.fills('Serial number', `J-${mark}-1`);
    await buyer.fills('Asset name', 'Journey laptop');
    await buyer.fills('Manufacturer', 'Dell');
    await buyer.fills('Value', '56876');
    await buyer.fills('Purchase date', '2026-11-20');
    await buyer.presses('Add Asset');
    await buyer.reads('The asset was added');

    await buyer.opens('/buyer/assets/import');
    const line = (serial: string) => `Imported laptop,Laptop,${serial},"56,876",20-11-2026,${contract},Dell`;
    const csv = [
      'Name of Item,Category,Serial No.,Value (Rs.),Date of Purchase,GeM Contract No.,Make',
      line(`J-${mark}-2`),
      line(`J-${mark}-3`),
      line(`J-${mark}-4`),
    ].join('\r\n');
    await buyer.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csv}`) });
    await buyer.presses('Check the rows');
    await buyer.reads('Refused rows');
    await buyer.reads(/capacity/i);
    await buyer.page.getByText('Keep good rows when others fail').click();
    await buyer.presses(/^Import/);
    await buyer.reads('Imported 2 assets');
  },

  'the buyer gives the asset to the end user': async ({ buyer }) => {
    await buyer.opens('/buyer/assets');
    await buyer.follows(/Journey laptop/);
    await buyer.presses('Assign Asset');
    const dialog = buyer.page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'End user' }).click();
    await dialog.getByRole('combobox', { name: 'End user' }).fill('Holder');
    await buyer.page
      .locator('.ant-select-item-option:visible')
      .filter({ hasText: `Holder ${mark}` })
      .first()
      .click();
    await buyer.confirms('Assign');
    await buyer.reads('The asset was assigned');
  },

  'the end user acknowledges and verifies the device with OTP and checklist, on a phone': async ({ holder }) => {
    await holder.opens('/enduser/devices');
    await holder.follows(/Journey laptop/);
    await holder.presses('Acknowledge');
    await holder.reads('You acknowledged the device');
    await holder.page
      .getByRole('link', { name: 'Verify Device' })
      .or(holder.page.getByRole('button', { name: 'Verify Device' }))
      .first()
      .click();
    const since = Date.now() - 1_000;
    await holder.presses('Send OTP');
    const otp = await otpFor(emails.endUser, since);
    await holder.page
      .getByLabel(/Enter OTP/)
      .first()
      .fill(otp === '000000' ? '000001' : '000000');
    await holder.reads('Invalid OTP. Please try again.');
    await holder.page
      .getByLabel(/Enter OTP/)
      .first()
      .fill(otp);
    await holder.readsHeading(/Hardware/);
    const questions = holder.page.locator('fieldset');
    for (let n = 0; n < (await questions.count()); n++) {
      const answer = n === (await questions.count()) - 1 ? 'Failed' : 'Passed';
      await questions.nth(n).getByRole('radio', { name: answer }).check();
    }
    await holder.presses('Save and continue');
    await holder.reads('The device is verified.');
  },

  'the end user raises a ticket, an agent assigns it to the seller, who resolves it': async ({
    holder,
    agent,
    seller,
  }) => {
    await holder.opens('/enduser/support/new');
    await holder.chooses('Device', 'Journey laptop');
    await holder.fills('Title', `Journey ticket ${mark}`);
    await holder.fills('Description', 'The battery stays at 7 percent although it is plugged in.');
    await holder.presses('Create Ticket');
    await holder.reads(/^Ticket TKT-\S+ was raised$/);

    // Others raise tickets too: the list shows only some of them.
    await agent.opens(`/support-agent?q=${encodeURIComponent(`Journey ticket ${mark}`)}`);
    await agent.follows(new RegExp(`Journey ticket ${mark}`));
    await agent.presses('Assign Ticket to Seller');
    const dialog = agent.page.getByRole('dialog');
    // It goes to who sold the device: there is nobody else to choose.
    await dialog.getByTitle(company).waitFor();
    await agent.confirms('Assign');
    await agent.reads(/^Ticket .+ was assigned to /);

    await seller.opens('/seller/support');
    await seller.follows(new RegExp(`Journey ticket ${mark}`));
    await seller.presses('Resolve');
    await seller.page.getByRole('dialog').getByLabel('Resolution').fill('The battery was replaced.');
    await seller.confirms('Resolve');
    await seller.reads(/: Resolved$/);
  },

  'the buyer adds a lifecycle event, and dashboard and report show all of it': async ({ buyer }) => {
    await buyer.opens('/buyer/assets');
    await buyer.follows(/Journey laptop/);
    await buyer.presses('Add Event');
    await buyer.chooses('Event type', 'maintenance');
    await buyer.fills('Description', 'Battery replaced by the seller');
    await buyer.fills('Performed by', company);
    await buyer.confirms('Add Event');
    await buyer.reads('The event was added');
    await buyer.reads('Battery replaced by the seller');
    await buyer.opens('/buyer');
    await buyer.reads(contract);
    await buyer.opens('/buyer/reports');
    await buyer.reads(company);
    await buyer.reads('Completed');
  },

  'shows none of it to another office and another seller': async ({ otherBuyer: other }) => {
    await other.opens(`/buyer/assets?q=J-${mark}-1`);
    await other.reads(/No assets|match/);
    await other.opens('/superadmin');
    await other.reads('Access Denied');
  },
};

test('the life of an asset, from registration to report', async ({ guest, admin, agent, buyer, newPerson }) => {
  test.setTimeout(300_000);
  const [newBuyer, seller, holder] = [await newPerson(), await newPerson(), await newPerson(phone)];
  const cast = { guest, admin, agent, buyer: newBuyer, seller, holder, otherBuyer: buyer };
  for (const [title, happens] of Object.entries(story)) await test.step(title, () => happens(cast));
});

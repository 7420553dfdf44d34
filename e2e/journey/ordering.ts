import { pdfFile, type Person } from '../support/person.js';
import { otpFor } from '../support/mail.js';

/** The seller adds a GeM order of so many laptops with its order file. */
export async function addsOrder(
  seller: Person,
  {
    contract,
    department,
    officer,
    laptops,
  }: { contract: string; department: string; officer: string; laptops: number },
) {
  await seller.opens('/seller/orders/new');
  await seller.fills('GeM contract number', contract);
  await seller.reads('The number is unique');
  await seller.chooses('GeM order category', 'IT Hardware');
  await seller.fills('GeM buyer department name', department);
  await seller.picks(/GeM order file/, pdfFile('order.pdf'));
  const officerPart = seller.page.getByRole('region', { name: 'Buyer officer' });
  await officerPart.getByLabel('Buyer officer name').fill('Journey Officer');
  await officerPart.getByLabel('Designation').fill('Director');
  await officerPart.getByLabel('Email').fill(officer);
  await officerPart.getByLabel('Contact number').fill('9876543213');
  const deliveryPart = seller.page.getByRole('region', { name: 'Delivery officer' });
  await deliveryPart.getByLabel('Delivery officer name').fill('Journey Keeper');
  await deliveryPart.getByLabel('Designation').fill('Store keeper');
  await deliveryPart.getByLabel('Contact number').fill('9876543214');
  await seller.fills('Start date', '2026-01-01');
  await seller.fills('End date', '2030-01-31');
  await seller.chooses('Product name', 'Laptop');
  await seller.chooses('Brand', 'Dell');
  await seller.fills('Model number', 'Latitude 5450');
  await seller.chooses('Category type', 'Laptop');
  await seller.fills('Quantity', String(laptops));
  await seller.fills('Unit price before GST', '48200');
  await seller.fills('GSTIN of the OEM', '27AAPFU0939F1ZV');
  await seller.fills('Warranty period in years', '3');
  await seller.presses('Add GeM Order');
  await seller.reads(/^Order .+ was added and waits for approval$/);
}

/** The buyer finds the order by its contract number; its officer has no account of the office, so the seller is asked. */
export async function mapsOrder(buyer: Person, contract: string) {
  await buyer.opens('/buyer/procurement');
  await buyer.presses('Map Order to Buyer');
  await buyer.fills('GeM contract number', contract);
  await buyer.confirms('Search');
  await buyer.reads('Who receives the delivery');
  await buyer.confirms('Map to Buyer');
  await buyer.reads('Its seller or a Super Admin was asked to confirm');
  await buyer.confirms('Close');
}

/** The seller sees which office asks for the order, and confirms. */
export async function confirmsMapping(seller: Person, office: string) {
  await seller.opens('/seller/orders');
  await seller.reads('An office asks for this order');
  await seller.reads(office);
  await seller.presses('Confirm mapping');
  await seller.confirms('Confirm mapping');
  await seller.reads(/^The mapping of .+ was confirmed$/);
}

/** The seller starts the work and proves the delivery with the password that went to whom the buyer named to receive. */
export async function delivers(
  seller: Person,
  { contract, receiver, laptops }: { contract: string; receiver: string; laptops: number },
) {
  await seller.opens(`/seller/orders?q=${contract}`);
  await seller.follows(new RegExp(contract));
  await seller.presses('Start progress');
  await seller.reads(`${contract}: In Progress`);
  const since = Date.now() - 1_000;
  await seller.follows('Upload Delivery Proof');
  await seller.fills('Delivery batch number', 'BATCH-1');
  await seller.fills('Delivery location', 'Central store');
  const assets = seller.page.getByRole('region', { name: 'Delivered assets' });
  await assets.getByLabel('Serial number').fill('SEE-LIST');
  await assets.getByLabel('Quantity').fill(String(laptops));
  await seller.presses('Add');
  await seller.picks(/Delivery receipt/, pdfFile('receipt.pdf'));
  await seller.picks(/Invoice/, pdfFile('invoice.pdf'));
  await seller.presses('Send OTP');
  const otp = await otpFor(receiver, since);
  await seller.page.getByLabel('OTP', { exact: true }).fill(otp);
  await seller.presses('Submit Delivery Proof');
  await seller.reads(`Delivery proof of ${contract} was uploaded`);
}

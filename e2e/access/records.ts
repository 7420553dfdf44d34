import { api, portal } from '../support/api.js';

/** A record of the demo data, and what its page is called. */
export interface DemoRecord {
  id: string;
  name: string;
}

const users = ['buyer', 'seller', 'oem', 'enduser', 'support'];

/** One record of each kind that pages are about; the token is a Super Admin's. */
export async function demoRecords(token: string): Promise<Record<string, DemoRecord>> {
  // Other tests leave records whose words are alike: the one of the demo data holds exactly what is sought.
  const the = async (
    path: string,
    sought: string,
    name?: string | { field: 'poNumber' | 'number' | 'rfqNumber' | 'contractNumber' | 'warrantyNumber' },
  ): Promise<DemoRecord> => {
    const { body } = await api(portal, 'GET', `${path}?q=${encodeURIComponent(sought)}`, { token });
    const items = body.items as {
      id: string;
      poNumber?: string;
      number?: string;
      rfqNumber?: string;
      contractNumber?: string;
      warrantyNumber?: string;
    }[];
    const found = items.find((one) => Object.values(one).includes(sought));
    if (!found) throw new Error(`the demo data has no ${sought} at ${path}`);
    return { id: found.id, name: (typeof name === 'object' ? found[name.field] : name) ?? sought };
  };
  const [
    asset,
    amc,
    warranty,
    campaign,
    claim,
    order,
    purchase,
    requisition,
    rfq,
    askedRfq,
    receipt,
    invoice,
    vendor,
    document,
    escalation,
    ticket,
    tutorial,
    registration,
    ...people
  ] = await Promise.all([
    the('/assets', 'DEMO-LT-0001', 'Dell Latitude 5450'),
    the('/amc-contracts', 'Demo Infotech', { field: 'contractNumber' }),
    the('/warranties', 'Dell Latitude 5450', { field: 'warrantyNumber' }),
    the('/campaigns', 'Demo count of the training hall'),
    the('/warranty-claims', 'Dell Latitude 5450', { field: 'number' }),
    the('/seller-orders', 'GEMC-DEMO-20260001'),
    the('/purchase-orders', 'Demo laptops for the training hall', { field: 'poNumber' }),
    the('/requisitions', 'Demo laptops for the training hall', { field: 'number' }),
    the('/rfqs', 'Demo request for tablets', { field: 'rfqNumber' }),
    the('/rfqs', 'Demo request for monitors', { field: 'rfqNumber' }),
    the('/receipts', 'GEMC-DEMO-20260001', { field: 'number' }),
    the('/invoices', 'DEMO/3', { field: 'number' }),
    the('/vendors', 'Demo Infotech'),
    the('/documents', 'Demo invoice of the laptops'),
    the('/escalations', 'Demo: keyboards of another layout'),
    the('/support-tickets', 'Demo: battery does not charge'),
    the('/tutorials', 'Set up your laptop'),
    the('/registrations', 'applicant1@demo.gov.in', 'Demo Applicant 1'),
    ...users.map((name) => the('/users', `${name}@demo.gov.in`, name)),
  ]);
  return {
    asset,
    amc,
    warranty,
    campaign,
    claim,
    // A device is the asset in the hands of who holds it.
    device: asset,
    order,
    purchase,
    requisition,
    rfq,
    askedRfq,
    receipt,
    invoice,
    vendor,
    document,
    escalation,
    ticket,
    tutorial,
    registration,
    ...Object.fromEntries(users.map((name, index) => [name, people[index]])),
  };
}

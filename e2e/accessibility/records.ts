import { api, demoToken } from '../support/api.js';

const base = process.env['PORTAL_URL'] ?? '';

async function write(path: string, body: object, token?: string) {
  const answer = await api(base, 'POST', path, { token, body });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** A registration that waits for a decision, of somebody whose names are long: they must not break a page. */
export function registers() {
  const mark = Date.now().toString(36);
  const password = `Applicant#${mark}`;
  return write('/registrations/enduser', {
    fullName: 'Demo Applicant Thiruvenkatanarayanaswamy Subrahmanyaiyer',
    designation: 'Assistant',
    departmentOfficeName: 'Demo Directorate of Horticulture and Agricultural Engineering, District Office',
    emailId: `thiruvenkatanarayanaswamy.subrahmanyaiyer.${mark}@horticulture-and-agriculture.demo.gov.in`,
    mobileNumber: '9000000101',
    password,
    confirmPassword: password,
    devicesAssigned: ['Laptop'],
  });
}

/** A ticket that is open and nobody's yet. */
export async function raisesTicket() {
  const token = await demoToken(base, 'enduser');
  const { body } = await api(base, 'GET', '/enduser/devices', { token });
  await write(
    '/support-tickets',
    {
      title: 'Demo: the screen flickers',
      description: 'The screen flickers since this morning, also without the charger.',
      deviceId: body.items[0].id,
    },
    token,
  );
}

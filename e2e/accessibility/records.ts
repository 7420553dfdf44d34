import { api, portal } from '../support/api.js';

async function write(path: string, body: object, token?: string) {
  const answer = await api(portal, 'POST', path, { token, body });
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

/** A ticket that is open and nobody's yet, of the end user who holds the token. */
export async function raisesTicket(token: string, title = 'Demo: the screen flickers') {
  const { body } = await api(portal, 'GET', '/enduser/devices', { token });
  const description = 'The screen flickers since this morning, also without the charger.';
  await write('/support-tickets', { title, description, deviceId: body.items[0].id }, token);
}
